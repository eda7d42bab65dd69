-- Whether a table's result counts for ratings, and whether it was counted.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_to_count ON tables (ended, id) WHERE rated AND NOT counted AND ended IS NOT NULL;
CREATE INDEX tables_rated ON tables (game, ended, id) WHERE rated AND ended IS NOT NULL;

-- Who came where in the rated games that were counted, and what it has changed: everything here follows from those games. Who somebody is
-- stands as a text: a player by number, a bot by level.
CREATE TABLE rated_seats (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    who TEXT NOT NULL,
    place INTEGER NOT NULL,
    rating_before REAL NOT NULL,
    rating_after REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_seats_by_game ON rated_seats (game, ended, table_id);
CREATE INDEX rated_seats_by_who ON rated_seats (who, ended);

-- The ratings that follow: of players, of bots, and of sides at a table of a certain size.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    rating REAL NOT NULL,
    doubt REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX ratings_by_value ON ratings (game, rating);

-- How far the games of a kind are counted: the number changes with every write, and the last game is known by its end and its table.
CREATE TABLE rating_counts (
    game TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    ended INTEGER,
    table_id INTEGER
) STRICT, WITHOUT ROWID;
