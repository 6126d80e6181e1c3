ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN versions TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN owner BLOB;
-- Tables of the format before: their clocks go on when the database is opened.
UPDATE tables SET since = CAST(unixepoch('subsec') * 1000 AS INTEGER);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_open ON tables (since) WHERE phase <> 'over';
CREATE INDEX tables_quiet ON tables (phase, since);
