-- What happened to somebody, of each kind at a table the newest: a game has begun or is over, or somebody talks. The number is that of the
-- entry, or of what was said.
CREATE TABLE notices (
    visitor BYTEA NOT NULL,
    table_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    unread BIGINT NOT NULL,
    PRIMARY KEY (visitor, table_id, kind)
);

CREATE INDEX notices_by_table ON notices (table_id);

-- The ways to reach somebody besides the page: the kinds of calls that go there (a bit for each), and everything else as JSON.
CREATE TABLE channels (
    visitor BYTEA NOT NULL,
    channel TEXT NOT NULL,
    kinds BIGINT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (visitor, channel)
);

-- What is still to be told by them: when it is due, until when somebody is delivering it, how often that failed and when it was tried first. Times are in
-- seconds since 1970.
CREATE TABLE outbox (
    visitor BYTEA NOT NULL,
    channel TEXT NOT NULL,
    table_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    tried BIGINT NOT NULL,
    PRIMARY KEY (visitor, channel, table_id, kind)
);

CREATE INDEX outbox_by_time ON outbox (due);
CREATE INDEX outbox_by_table ON outbox (table_id);

-- Who looks at which table, at any server, and until when that is believed.
CREATE TABLE presence (
    visitor BYTEA NOT NULL,
    table_id BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (visitor, table_id)
);
