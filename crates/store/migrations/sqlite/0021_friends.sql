-- Who would like whom as a friend: two are friends if each would like to be the other's.
CREATE TABLE friend_wishes (
    who BLOB NOT NULL,
    whom BLOB NOT NULL,
    since INTEGER NOT NULL,
    declined INTEGER NOT NULL,
    PRIMARY KEY (who, whom)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_wishes_by_whom ON friend_wishes (whom);

-- Whoever wants to know when a game begins wants to know of invitations.
UPDATE channels SET kinds = kinds | 16 WHERE kinds & 2 <> 0;
