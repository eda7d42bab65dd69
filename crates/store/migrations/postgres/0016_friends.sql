-- Who would like whom as a friend: two are friends if each would like to be the other's.
CREATE TABLE friend_wishes (
    who BYTEA NOT NULL,
    whom BYTEA NOT NULL,
    since BIGINT NOT NULL,
    declined BIGINT NOT NULL,
    PRIMARY KEY (who, whom)
);

CREATE INDEX friend_wishes_by_whom ON friend_wishes (whom);

-- Whoever wants to know when a game begins wants to know of invitations.
UPDATE channels SET kinds = kinds | 16 WHERE kinds & 2 <> 0;
