-- Whether a table's result counts for ratings, and whether it was counted.
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX tables_to_count ON tables (ended, id) WHERE rated AND NOT counted AND ended IS NOT NULL;
CREATE INDEX tables_rated ON tables (game, ended, id) WHERE rated AND ended IS NOT NULL;

-- Who came where in the rated games that were counted, and what it has changed: everything here follows from those games. Who somebody is
-- stands as a text: a player by number, a bot by level.
CREATE TABLE rated_seats (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    who TEXT NOT NULL,
    place BIGINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX rated_seats_by_game ON rated_seats (game, ended, table_id);
CREATE INDEX rated_seats_by_who ON rated_seats (who, ended);

-- The ratings that follow: of players, of bots, and of sides at a table of a certain size.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, who)
);

CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX ratings_by_value ON ratings (game, rating);

-- How far the games of a kind are counted: the number changes with every write, and the last game is known by its end and its table.
CREATE TABLE rating_counts (
    game TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    ended BIGINT,
    table_id BIGINT
);
