-- Keys that people sign in with: the public half, how often the device has used it, and the session that was opened with it last.
CREATE TABLE passkeys (
    id BLOB NOT NULL PRIMARY KEY,
    account BLOB NOT NULL,
    public BLOB NOT NULL,
    counter INTEGER NOT NULL,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL,
    session BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_account ON passkeys (account);

-- What browsers have signed, until nobody could use it again anyway.
CREATE TABLE challenges (
    hash BLOB NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
