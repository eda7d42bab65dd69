-- Where each game stands after the entry with this number, so that lists and the start of a server need not play it
-- again: since when, who is to act (a bit for each seat), the round and the phase, and the result as JSON once it is
-- over. What the journal adds stands on its own lines. A game that an older Kroniek has stored has no row until it is
-- read.
CREATE TABLE summaries (
    table_id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    since INTEGER NOT NULL,
    to_act INTEGER NOT NULL,
    round INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    outcome TEXT
) STRICT;
