-- Of a gist: the entry whose words it has; what a goal or belief is about, folded; whether the person stated it; when a know-how holds
-- (JSON), in words of its entries.
ALTER TABLE gists ADD COLUMN voice INTEGER;
ALTER TABLE gists ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE gists ADD COLUMN lang TEXT NOT NULL DEFAULT '';
ALTER TABLE gists ADD COLUMN stated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE gists ADD COLUMN conditions TEXT NOT NULL DEFAULT '[]';
-- What an entry says of its gist: supports, success, failure, contradicts, done, dropped, revised.
ALTER TABLE gist_evidence ADD COLUMN role TEXT NOT NULL DEFAULT 'supports';

-- Entries that lost their gist, to be looked at again.
CREATE TABLE loose (entry_id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE);

-- A gist that has words of an entry, or could not be without it, goes with it.
CREATE TRIGGER gists_go_with_their_entries BEFORE DELETE ON entries
BEGIN
    INSERT OR IGNORE INTO loose SELECT DISTINCT w.entry_id FROM gist_evidence v JOIN gist_evidence w ON w.gist_id = v.gist_id
    WHERE v.entry_id = OLD.id AND w.entry_id <> OLD.id;
    DELETE FROM gists WHERE id IN (SELECT gist_id FROM gist_evidence WHERE entry_id = OLD.id)
    AND (voice IS NULL OR voice = OLD.id OR conditions <> '[]'
         OR (SELECT count(*) FROM gist_evidence v WHERE v.gist_id = gists.id) <= CASE WHEN stated THEN 1 ELSE 3 END);
END;

-- Two entries that cannot both hold, a the older: what of whom they tell, and what a person said of them. Never their values.
CREATE TABLE conflicts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    a INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    b INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    attribute TEXT NOT NULL,
    subject TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'resolved', 'context_dependent', 'reopened')),
    resolution TEXT CHECK (resolution IN ('a', 'b', 'both')),
    conditions TEXT NOT NULL DEFAULT '{}',
    found_us INTEGER NOT NULL,
    decided_us INTEGER,
    UNIQUE (a, b, attribute, subject),
    UNIQUE (user_id, uid),
    CHECK (a <> b)
);
CREATE INDEX conflicts_by_b ON conflicts (b);
