-- What was agreed about time, as JSON; tables from before have no clock.
ALTER TABLE tables ADD COLUMN pace TEXT;

-- The seats where a bot plays in the stead of a player (a bit for each), and when the next clock runs out.
ALTER TABLE summaries ADD COLUMN stand_ins SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE summaries ADD COLUMN due BIGINT;
