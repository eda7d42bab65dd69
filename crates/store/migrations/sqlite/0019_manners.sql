-- Whom somebody has muted or blocked. A guest's name is what they were called then.
CREATE TABLE regards (
    who BLOB NOT NULL,
    whom BLOB NOT NULL,
    regard TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (who, whom)
) STRICT, WITHOUT ROWID;

CREATE INDEX regards_by_whom ON regards (whom);

-- What the operator is told about somebody, with the game and the chat as they were then: the table may be gone when it is read.
CREATE TABLE reports (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    reporter BLOB,
    whom BLOB,
    name TEXT NOT NULL,
    table_id INTEGER,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    chronicle TEXT NOT NULL,
    chat TEXT NOT NULL,
    closed INTEGER,
    note TEXT NOT NULL
) STRICT;

CREATE INDEX reports_open ON reports (number) WHERE closed IS NULL;
