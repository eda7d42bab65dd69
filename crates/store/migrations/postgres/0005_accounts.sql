-- People with a name and a password. No two names look alike: those have the same skeleton. Of the recovery code only the hash is
-- kept.
CREATE TABLE accounts (
    id BYTEA NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BYTEA NOT NULL,
    created BIGINT NOT NULL
);

-- The browsers in which somebody is signed in. Of the secret in the cookie only the hash is kept.
CREATE TABLE sessions (
    hash BYTEA NOT NULL PRIMARY KEY,
    account BYTEA NOT NULL REFERENCES accounts (id),
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);

-- Links by which somebody goes on in another browser, good once.
CREATE TABLE handovers (
    hash BYTEA NOT NULL PRIMARY KEY,
    visitor BYTEA NOT NULL,
    until BIGINT NOT NULL
);

-- How often somebody has tried to sign in since a time: a keyed hash of a name, a network or both.
CREATE TABLE sign_in_tries (
    who BYTEA NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL,
    tries BIGINT NOT NULL
);

CREATE INDEX sign_in_tries_by_time ON sign_in_tries (since);

-- One row, which counts up whenever a session ends or an account changes its name.
CREATE TABLE account_changes (
    number BIGINT NOT NULL
);

INSERT INTO account_changes (number) VALUES (0);
