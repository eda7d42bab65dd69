-- People with a name and a password. No two names look alike: those have the same skeleton. Of the recovery code only the hash is
-- kept.
CREATE TABLE accounts (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The browsers in which somebody is signed in. Of the secret in the cookie only the hash is kept.
CREATE TABLE sessions (
    hash BLOB NOT NULL PRIMARY KEY,
    account BLOB NOT NULL REFERENCES accounts (id),
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account);

-- Links by which somebody goes on in another browser, good once.
CREATE TABLE handovers (
    hash BLOB NOT NULL PRIMARY KEY,
    visitor BLOB NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How often somebody has tried to sign in since a time: a keyed hash of a name, a network or both.
CREATE TABLE sign_in_tries (
    who BLOB NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL,
    tries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_in_tries_by_time ON sign_in_tries (since);

-- One row, which counts up whenever a session ends or an account changes its name.
CREATE TABLE account_changes (
    number INTEGER NOT NULL
) STRICT;

INSERT INTO account_changes (number) VALUES (0);
