-- Keys that people sign in with: the public half, how often the device has used it, and the session that was opened with it last.
CREATE TABLE passkeys (
    id BYTEA NOT NULL PRIMARY KEY,
    account BYTEA NOT NULL,
    public BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    session BYTEA NOT NULL
);

CREATE INDEX passkeys_by_account ON passkeys (account);

-- What browsers have signed, until nobody could use it again anyway.
CREATE TABLE challenges (
    hash BYTEA NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
