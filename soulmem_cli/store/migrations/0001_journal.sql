-- Layer 0, the truth ------------------------------------------------------------------------------------------

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    created_us INTEGER NOT NULL
);

-- Instants are microseconds since 1970 UTC; local_us is the wall clock where the entry was lived.
CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL CHECK (octet_length(text) BETWEEN 1 AND 200000),
    written_us INTEGER NOT NULL,
    at_us INTEGER NOT NULL,
    offset_s INTEGER NOT NULL,
    local_us INTEGER GENERATED ALWAYS AS (at_us + offset_s * 1000000) VIRTUAL,
    zone TEXT NOT NULL,
    when_phrase TEXT,
    source TEXT NOT NULL,
    private INTEGER NOT NULL DEFAULT 0,
    starred INTEGER NOT NULL DEFAULT 0,
    replaces INTEGER REFERENCES entries (id) ON DELETE SET NULL,
    forgotten_us INTEGER,
    said_emotion TEXT,
    said_feeling TEXT,
    said_valence REAL,
    said_arousal REAL,
    said_importance REAL,
    said_salience REAL,
    said_people INTEGER NOT NULL DEFAULT 0,
    UNIQUE (user_id, uid)
);
CREATE INDEX entries_by_time ON entries (user_id, at_us, id);
CREATE INDEX entries_by_day ON entries (user_id, local_us);
CREATE INDEX entries_by_replaced ON entries (replaces) WHERE replaces IS NOT NULL;

CREATE TRIGGER entries_are_immutable BEFORE UPDATE OF id, uid, user_id, text, written_us ON entries
BEGIN
    SELECT RAISE(ABORT, 'what was written does not change');
END;

-- `tag` is folded for matching, `label` is as typed; `said` tells a tag given by hand from one read in the text.
CREATE TABLE tags (
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    label TEXT NOT NULL,
    said INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (entry_id, tag)
) WITHOUT ROWID;
CREATE INDEX tags_by_tag ON tags (tag, entry_id);

CREATE TABLE contexts (
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (entry_id, key)
) WITHOUT ROWID;
CREATE INDEX contexts_by_key ON contexts (key, value);

CREATE TABLE causes (
    id INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('because', 'led-to')),
    text TEXT NOT NULL
);
CREATE INDEX causes_by_entry ON causes (entry_id);

CREATE TABLE uses (
    id INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    used_us INTEGER NOT NULL,
    cue TEXT NOT NULL DEFAULT ''
);
CREATE INDEX uses_by_entry ON uses (entry_id, used_us);

-- What was said of a name by hand: `person` is the folded name of whom it stands for, NULL when it is nobody's.
CREATE TABLE names (
    user_id INTEGER NOT NULL REFERENCES users (id),
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    person TEXT,
    said_us INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
) WITHOUT ROWID;
CREATE INDEX names_by_person ON names (user_id, person);

-- Every change, with what it takes to read or undo it; `facts` is JSON and never holds an entry's text.
CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_us INTEGER NOT NULL,
    user_id INTEGER,
    kind TEXT NOT NULL,
    entry_id INTEGER,
    run_id INTEGER,
    facts TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX events_by_entry ON events (entry_id) WHERE entry_id IS NOT NULL;

-- One row a run of `dream`; the two digests prove that no text was lost (N1).
CREATE TABLE dreams (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    cycle TEXT NOT NULL,
    period TEXT NOT NULL,
    started_us INTEGER NOT NULL,
    ended_us INTEGER,
    state TEXT NOT NULL,
    digest_before TEXT NOT NULL,
    digest_after TEXT,
    report TEXT NOT NULL DEFAULT '{}'
);

-- Layer 1, derived: `journal rebuild` makes all of it again from layer 0 --------------------------------------

CREATE TABLE traces (
    entry_id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
    lang TEXT NOT NULL,
    emotion TEXT NOT NULL,
    emotion_score REAL NOT NULL,
    second_emotion TEXT,
    valence REAL NOT NULL,
    arousal REAL NOT NULL,
    importance REAL NOT NULL,
    level TEXT NOT NULL,
    identity REAL NOT NULL,
    novelty REAL NOT NULL,
    specificity REAL NOT NULL,
    salience REAL NOT NULL,
    tier TEXT NOT NULL DEFAULT 'vivid',
    uses INTEGER NOT NULL DEFAULT 0,
    last_used_us INTEGER,
    senses INTEGER NOT NULL
);

-- `kind` is person or kin; `key` is folded for matching.
CREATE TABLE mentions (
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (entry_id, kind, key)
) WITHOUT ROWID;
CREATE INDEX mentions_by_key ON mentions (key, entry_id);

-- Every name considered in an entry, whether it was taken for a person or not, with the evidence of that text in log-odds,
-- and whether it stands with a capital inside a sentence: how a journal comes to know its writer's own people.
CREATE TABLE sightings (
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    weight REAL NOT NULL,
    inside INTEGER NOT NULL,
    PRIMARY KEY (user_id, key, entry_id)
) WITHOUT ROWID;
CREATE INDEX sightings_by_entry ON sightings (entry_id);

-- A link has no direction but for `replaces` and the causes: a is the newer, or the one that says so.
CREATE TABLE links (
    id INTEGER PRIMARY KEY,
    a INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    b INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    strength REAL NOT NULL CHECK (strength BETWEEN 0 AND 1),
    because TEXT,
    said INTEGER NOT NULL DEFAULT 0,
    made_us INTEGER NOT NULL,
    UNIQUE (a, b, kind),
    CHECK (a <> b)
);
CREATE INDEX links_by_b ON links (b);

-- One row for each encoder whose vectors stand in this journal; store/vectors.py makes its two tables:
-- embeddings_<id> holds vectors as the encoder gave them, vectors_<id> the same centred, for the search.
CREATE TABLE encoders (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    dimensions INTEGER NOT NULL,
    digest TEXT NOT NULL,
    scale TEXT NOT NULL, -- JSON: the five numbers of its cosines
    state TEXT NOT NULL CHECK (state IN ('active', 'building')),
    made_us INTEGER NOT NULL
);
CREATE UNIQUE INDEX one_active_encoder ON encoders (state);

CREATE VIRTUAL TABLE words USING fts5 (
    text, stems, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

-- What a dream distilled; the program's words, never evidence.
CREATE TABLE gists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    run_id INTEGER REFERENCES dreams (id),
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'active',
    confidence REAL NOT NULL,
    private INTEGER NOT NULL DEFAULT 0,
    made_us INTEGER NOT NULL,
    UNIQUE (user_id, uid)
);
CREATE TABLE gist_evidence (
    gist_id INTEGER NOT NULL REFERENCES gists (id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    PRIMARY KEY (gist_id, entry_id)
) WITHOUT ROWID;
CREATE INDEX evidence_by_entry ON gist_evidence (entry_id);
