-- What the operator has said to all servers: `read-only`, `announcement.en` and so on, and how often something was said (`orders`) or
-- removed (`removals`), by which servers notice it.
CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Visitors and networks that are kept out.
CREATE TABLE blocked (
    who TEXT NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL,
    note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- When a visitor was here last, in seconds since 1970, to the day.
ALTER TABLE visitors ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
