-- A page of the diary of dreams: what a day came to, in the program's words. `lines` is JSON: kinds, counts, names, and places in the
-- texts of entries, never their words. Of a day with private entries there are two pages: one without them, and a private one.
CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    run_id INTEGER REFERENCES dreams (id),
    day TEXT NOT NULL,
    private INTEGER NOT NULL DEFAULT 0,
    lines TEXT NOT NULL,
    made_us INTEGER NOT NULL,
    UNIQUE (user_id, day, private)
);
CREATE TABLE page_evidence (
    page_id INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    PRIMARY KEY (page_id, entry_id)
) WITHOUT ROWID;
CREATE INDEX pages_by_entry ON page_evidence (entry_id);

-- What is removed for good leaves no trace in a page; the next night writes the day anew from what is left.
CREATE TRIGGER pages_go_with_their_entries BEFORE DELETE ON entries
BEGIN
    DELETE FROM pages WHERE id IN (SELECT page_id FROM page_evidence WHERE entry_id = OLD.id);
END;
