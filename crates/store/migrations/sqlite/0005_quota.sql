-- The studies of finished games, packed: they are made once.
CREATE TABLE studies (
    table_id INTEGER NOT NULL PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

-- How many bytes each visitor has said, or each network of visitors without a cookie.
CREATE TABLE talked (
    visitor BLOB NOT NULL PRIMARY KEY,
    bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
