-- What servers ask the processes that think for: hints and studies. Whoever asks again keeps it wanted. Times are in milliseconds
-- since 1970 by the database's clock. `seat` and `number` are 0 for a study.
CREATE TABLE thoughts (
    table_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    number BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    holder BIGINT,
    until BIGINT NOT NULL,
    done BIGINT NOT NULL,
    whole BIGINT NOT NULL,
    answer TEXT,
    PRIMARY KEY (table_id, kind, seat, number)
);

CREATE INDEX thoughts_open ON thoughts (asked) WHERE answer IS NULL;

-- Tables where only bots play and somebody looks, and until when: their bots go on.
CREATE TABLE watched (
    table_id BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
