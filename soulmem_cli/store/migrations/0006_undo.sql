-- Events of one call of a verb are one change, undone together: `change` is the number of its first event, NULL on that one, and 0 on
-- an event that came with an archive.
ALTER TABLE events ADD COLUMN change INTEGER;
CREATE INDEX events_by_change ON events (change) WHERE change IS NOT NULL;

-- Which events were undone: an event of the kind `undo` names each.
CREATE INDEX events_undone ON events (facts ->> 'undone') WHERE kind = 'undo';
