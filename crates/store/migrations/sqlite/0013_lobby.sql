-- For whom a public table is, as JSON: the language that is spoken there, and how well the players know the game.
ALTER TABLE tables ADD COLUMN audience TEXT;

-- Who looks for a game, and whose purse it counts for: which ones (their names, divided by spaces), with how many seats, at which pace, from when on bots may take the seats that
-- are left, and when they were last here. The number changes whenever they look for something else. Once there is a table for them, it is
-- noted here.
CREATE TABLE searches (
    visitor BLOB NOT NULL PRIMARY KEY,
    purse BLOB,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT,
    since INTEGER NOT NULL,
    fill INTEGER,
    seen INTEGER NOT NULL,
    found INTEGER
) STRICT;

CREATE INDEX searches_open ON searches (since) WHERE found IS NULL;

-- Where those who sat at a table play again: one table for all of them.
CREATE TABLE rematches (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    again INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX rematches_again ON rematches (again);

-- Public tables are found by how a player's name begins.
CREATE INDEX seats_by_name ON seats (lower(name));

CREATE INDEX tables_by_game_and_end ON tables (game, ended) WHERE ended IS NOT NULL;

-- Whom the host has removed from a table before the game began: they come back by invitation only.
CREATE TABLE kept_away (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    visitor BLOB NOT NULL,
    PRIMARY KEY (table_id, visitor)
) STRICT, WITHOUT ROWID;
