-- For whom a table counts that is not its host's alone: a keyed hash of the network that it was made from. Nothing of it stays once
-- the game is over.
CREATE TABLE purses (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    purse BYTEA NOT NULL
);

CREATE INDEX purses_by_purse ON purses (purse);

-- How many bytes were said at the expense of a purse. Half is forgotten every week, counted from `since`, in seconds since 1970.
CREATE TABLE spent (
    purse BYTEA NOT NULL PRIMARY KEY,
    bytes BIGINT NOT NULL,
    since BIGINT NOT NULL
);

-- At whose expense a thought is asked for.
ALTER TABLE thoughts ADD COLUMN purse BYTEA;
