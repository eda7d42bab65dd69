-- The data files that tables play with instead of a game's own: one copy of each, known by its hash. Tables from before
-- have theirs in the header.
CREATE TABLE data_files (
    hash BLOB NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN data BLOB REFERENCES data_files (hash);
