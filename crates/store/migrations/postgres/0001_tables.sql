-- The data files that tables play with instead of a game's own: one copy of each, known by its hash.
CREATE TABLE data_files (
    hash BYTEA NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

-- A table: what was agreed on, and the server's part of the dice.
CREATE TABLE tables (
    id BIGINT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    secret BYTEA NOT NULL,
    host BYTEA,
    is_private BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    data BYTEA REFERENCES data_files (hash)
);

CREATE INDEX tables_by_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_in_play ON tables (started, created) WHERE ended IS NULL;

-- Who sits where. Of a seat's secret only the hash is kept.
CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat SMALLINT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    visitor BYTEA,
    taken BOOLEAN NOT NULL,
    token BYTEA,
    issue BIGINT NOT NULL,
    name TEXT NOT NULL,
    contribution TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- What happened. Whoever inserts number n + 1 has moved; nothing is ever changed.
CREATE TABLE entries (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Where each game stands after the entry with this number: since when, who is to act (a bit for each seat), whether the table
-- is to decide in a player's name, the round and the phase, and the result as JSON once it is over.
CREATE TABLE summaries (
    table_id BIGINT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL,
    since BIGINT NOT NULL,
    to_act SMALLINT NOT NULL,
    passes BOOLEAN NOT NULL,
    round INTEGER NOT NULL,
    phase SMALLINT NOT NULL,
    outcome TEXT
);

CREATE TABLE talk (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat SMALLINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- How many bytes each visitor has said, or each network of visitors without a cookie.
CREATE TABLE talked (
    visitor BYTEA NOT NULL PRIMARY KEY,
    bytes BIGINT NOT NULL
);

-- The studies of finished games, packed: they are made once.
CREATE TABLE studies (
    table_id BIGINT NOT NULL PRIMARY KEY,
    body BYTEA NOT NULL
);

-- Which process lets the bots of a table think, and until when, in milliseconds since 1970 by the database's clock.
CREATE TABLE leases (
    table_id BIGINT NOT NULL PRIMARY KEY,
    holder BIGINT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE visitors (
    id BYTEA NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT,
    ask_always BOOLEAN NOT NULL
);

-- The server's own secrets.
CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    secret BYTEA NOT NULL
);
