-- What happened to somebody, of each kind at a table the newest: a game has begun or is over, or somebody talks. The number is that of the
-- entry, or of what was said.
CREATE TABLE notices (
    visitor BLOB NOT NULL,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    unread INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_by_table ON notices (table_id);

-- The ways to reach somebody besides the page: the kinds of calls that go there (a bit for each), and everything else as JSON.
CREATE TABLE channels (
    visitor BLOB NOT NULL,
    channel TEXT NOT NULL,
    kinds INTEGER NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (visitor, channel)
) STRICT, WITHOUT ROWID;

-- What is still to be told by them: when it is due, until when somebody is delivering it, how often that failed and when it was tried first. Times are in
-- seconds since 1970.
CREATE TABLE outbox (
    visitor BLOB NOT NULL,
    channel TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    until INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    tried INTEGER NOT NULL,
    PRIMARY KEY (visitor, channel, table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_by_time ON outbox (due);
CREATE INDEX outbox_by_table ON outbox (table_id);
