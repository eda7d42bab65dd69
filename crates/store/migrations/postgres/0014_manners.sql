-- Whom somebody has muted or blocked. A guest's name is what they were called then.
CREATE TABLE regards (
    who BYTEA NOT NULL,
    whom BYTEA NOT NULL,
    regard TEXT NOT NULL,
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (who, whom)
);

CREATE INDEX regards_by_whom ON regards (whom);

-- What the operator is told about somebody, with the game and the chat as they were then: the table may be gone when it is read.
CREATE TABLE reports (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter BYTEA,
    whom BYTEA,
    name TEXT NOT NULL,
    table_id BIGINT,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    chronicle TEXT NOT NULL,
    chat TEXT NOT NULL,
    closed BIGINT,
    note TEXT NOT NULL
);

CREATE INDEX reports_open ON reports (number) WHERE closed IS NULL;
