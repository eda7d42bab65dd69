-- How somebody does at puzzles: their rating, their days in a row, and what they have tried.
ALTER TABLE visitors ADD COLUMN puzzles TEXT NOT NULL DEFAULT '';
