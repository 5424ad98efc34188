-- Vectors of each two sentences of a long text, centred and in signed bytes, in place of their order: what a long entry says
-- in passing is found as well as what it is about.
CREATE TABLE windows (
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    encoder_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    vector BLOB NOT NULL,
    PRIMARY KEY (entry_id, encoder_id, place)
) WITHOUT ROWID;

-- A question about a feeling looks for the entries that felt so.
CREATE INDEX traces_by_emotion ON traces (emotion, emotion_score);

-- The words of the index, and in how many texts each stands: what is rare in a question, and what a misspelt word was meant for.
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, col);
