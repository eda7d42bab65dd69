-- Who is called because it is their turn, with what was stored together, as JSON: [[visitor, table, number, time], ...]. Most of them have
-- moved before anybody is told, so these calls are not sorted into the outbox with each decision.
ALTER TABLE journal ADD COLUMN calls TEXT;

-- The newest row of the journal whose calls are in the outbox.
CREATE TABLE journal_calls (
    upto INTEGER NOT NULL
) STRICT;

INSERT INTO journal_calls (upto) SELECT coalesce(max(id), 0) FROM journal;
