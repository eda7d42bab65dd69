-- What happened lately at all tables, in the order in which it was written: a row for everything that was stored
-- together, each entry a line of table, number, time and body. Whoever writes the next row has moved; what it says is
-- never changed, only filed by table when there is much of it. The newest row stays when all are filed, empty, so that
-- the numbers of the rows go on.
CREATE TABLE journal (
    id INTEGER NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

-- The same by table, from the entry with the number `first` to the one with the number `last`: each a line of time
-- and body.
CREATE TABLE sheets (
    table_id INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (table_id, first)
) STRICT;

INSERT INTO sheets (table_id, first, last, body)
SELECT table_id, number, number, at || ' ' || body || char(10) FROM entries;

DROP TABLE entries;
