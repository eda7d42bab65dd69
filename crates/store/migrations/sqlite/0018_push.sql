-- The key that messages to browsers are signed with, as a document of PKCS #8. There is one, made when it is first needed.
CREATE TABLE push_key (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    document BLOB NOT NULL
) STRICT;
