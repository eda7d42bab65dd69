-- What the operator has said to all servers: `read-only`, `announcement.en` and so on, and how often something was said (`orders`) or
-- removed (`removals`), by which servers notice it.
CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Visitors and networks that are kept out.
CREATE TABLE blocked (
    who TEXT NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL,
    note TEXT NOT NULL
);

-- When a visitor was here last, in seconds since 1970, to the day.
ALTER TABLE visitors ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
