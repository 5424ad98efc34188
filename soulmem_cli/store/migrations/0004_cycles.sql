-- Which run of a dream did which period of which cycle: an hour, a night, a week in the person's own time.
CREATE TABLE dream_periods (
    user_id INTEGER NOT NULL REFERENCES users (id),
    cycle TEXT NOT NULL,
    period TEXT NOT NULL,
    run_id INTEGER NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, cycle, period, run_id)
) WITHOUT ROWID;
CREATE INDEX dream_periods_by_run ON dream_periods (run_id);
INSERT INTO dream_periods SELECT user_id, cycle, period, id FROM dreams WHERE state = 'done';

-- Whether what undoing a run needs is still here: not of runs from before it was kept, or that came with an archive.
ALTER TABLE dreams ADD COLUMN undoable INTEGER NOT NULL DEFAULT 0;

-- What a run changed in derived tables, one row a field, with the value it had: what undoing it takes.
-- `place` is the number of the row, or the JSON of its key; a row that was made has no fields.
CREATE TABLE dream_changes (
    id INTEGER PRIMARY KEY,
    run_id INTEGER NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    place NOT NULL,
    deed TEXT NOT NULL CHECK (deed IN ('made', 'changed', 'removed')),
    field TEXT,
    old,
    new
);
CREATE INDEX dream_changes_by_run ON dream_changes (run_id);
CREATE INDEX dream_changes_of_words ON dream_changes (field) WHERE field IN ('text', 'lines');

-- What is removed for good leaves no word in what undoing needs.
CREATE TRIGGER dream_changes_keep_no_words BEFORE DELETE ON entries
BEGIN
    DELETE FROM dream_changes WHERE field IN ('text', 'lines');
END;

-- How many mundane entries say almost the same as this one, found in a deep dream (A22).
CREATE TABLE interference (
    entry_id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
    twins INTEGER NOT NULL
);
