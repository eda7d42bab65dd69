-- What somebody writes for themselves at a table, seat by seat.
CREATE TABLE notes (
    who BLOB NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (who, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_by_table ON notes (table_id);
