-- What somebody writes for themselves at a table, seat by seat.
CREATE TABLE notes (
    who BYTEA NOT NULL,
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    version BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (who, table_id, seat)
);

CREATE INDEX notes_by_table ON notes (table_id);
