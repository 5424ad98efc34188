"""What a question asks for beside its topic: a feeling, what holds now, the time around an event."""
