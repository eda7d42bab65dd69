-- Where somebody is reached by mail: theirs since they opened a link that was sent there. The key is the address in small letters.
CREATE TABLE addresses (
    account BLOB NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Links that were sent by mail, good once: to prove an address, or to sign in. Of the secret only the hash is kept.
CREATE TABLE mail_links (
    hash BLOB NOT NULL PRIMARY KEY,
    account BLOB NOT NULL,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_links_by_account ON mail_links (account);
