-- Whether a visitor wants to be asked even if there is only one choice.
ALTER TABLE visitors ADD COLUMN ask_always INTEGER NOT NULL DEFAULT 0;

-- Whether the table itself is to decide in a player's name when the time has come.
ALTER TABLE summaries ADD COLUMN passes INTEGER NOT NULL DEFAULT 0;
