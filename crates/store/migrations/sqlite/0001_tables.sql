-- A table: what was agreed on, and the server's part of the dice.
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    secret BLOB NOT NULL,
    host BLOB,
    is_private INTEGER NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER
) STRICT;

CREATE INDEX tables_by_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_in_play ON tables (started, created) WHERE ended IS NULL;

-- Who sits where. Of a seat's secret only the hash is kept.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    visitor BLOB,
    taken INTEGER NOT NULL,
    token BLOB,
    issue INTEGER NOT NULL,
    name TEXT NOT NULL,
    contribution TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- What happened. Whoever inserts number n + 1 has moved; nothing is ever changed.
CREATE TABLE entries (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The same, up to the entry with the number `last`, packed: what lies further back takes little room.
CREATE TABLE archive (
    table_id INTEGER NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE talk (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE visitors (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT
) STRICT, WITHOUT ROWID;

-- The server's own secrets.
CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
