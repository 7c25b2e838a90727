-- Counts of many shelves that were written down, by the key that their sender made: who sends one again, for no answer
-- came, is told what came of it and counts nothing twice. A job forgets old ones.
CREATE TABLE stock_count (
  key uuid PRIMARY KEY,
  digest text NOT NULL,
  at timestamptz NOT NULL,
  came_of jsonb
);
COMMENT ON COLUMN stock_count.digest IS 'of who sent what: another count under the same key is refused';
COMMENT ON COLUMN stock_count.came_of IS 'null until its transaction has ended';
CREATE INDEX stock_count_at ON stock_count (at);
