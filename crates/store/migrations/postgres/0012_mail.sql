-- Where somebody is reached by mail: theirs since they opened a link that was sent there. The key is the address in small letters.
CREATE TABLE addresses (
    account BYTEA NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    since BIGINT NOT NULL
);

-- Links that were sent by mail, good once: to prove an address, or to sign in. Of the secret only the hash is kept.
CREATE TABLE mail_links (
    hash BYTEA NOT NULL PRIMARY KEY,
    account BYTEA NOT NULL,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX mail_links_by_account ON mail_links (account);
