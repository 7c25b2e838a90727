-- How much of each thread is at hand. A balance is the sum of its entries, and entries are only added (decision 0102).
-- A thread without a row is one of which nobody has said anything yet.
CREATE TABLE embroidery_thread (
  number text PRIMARY KEY CHECK (number ~ '^\d{4}$'),
  balance_cm bigint NOT NULL DEFAULT 0,
  is_counted boolean NOT NULL DEFAULT false,
  cone_cm integer NOT NULL DEFAULT 500000 CHECK (cone_cm > 0),
  lowest_cm bigint NOT NULL DEFAULT 0 CHECK (lowest_cm >= 0),
  offered text NOT NULL DEFAULT 'always' CHECK (offered IN ('always', 'at_hand', 'never')),
  is_withheld boolean NOT NULL
    GENERATED ALWAYS AS (offered = 'never' OR (offered = 'at_hand' AND is_counted AND balance_cm <= 0)) STORED,
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN embroidery_thread.balance_cm IS 'written by the trigger of its entries alone; below nothing where more was sewn than anybody has received';
COMMENT ON COLUMN embroidery_thread.is_counted IS 'somebody has received or counted it: from then on jobs take of it';
COMMENT ON COLUMN embroidery_thread.cone_cm IS 'the length of a full cone';
COMMENT ON COLUMN embroidery_thread.lowest_cm IS 'with less than this it is to be ordered';
COMMENT ON COLUMN embroidery_thread.offered IS 'whether shoppers may choose it for a new text';

CREATE TABLE embroidery_thread_entry (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  number text NOT NULL REFERENCES embroidery_thread,
  occasion text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'used', 'taken_back', 'counted', 'thrown_away')),
  delta_cm bigint NOT NULL,
  job_id bigint,
  by_email text,
  created_at timestamptz NOT NULL,
  UNIQUE (number, occasion),
  CHECK (CASE kind WHEN 'counted' THEN true WHEN 'received' THEN delta_cm > 0 WHEN 'taken_back' THEN delta_cm > 0 ELSE delta_cm < 0 END)
);
COMMENT ON COLUMN embroidery_thread_entry.occasion IS 'what it follows from: nothing moves a balance twice for the same';
COMMENT ON COLUMN embroidery_thread_entry.job_id IS 'the embroidery job that it was sewn for';
CREATE INDEX embroidery_thread_entry_last ON embroidery_thread_entry (number, id DESC);

CREATE FUNCTION move_thread_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE embroidery_thread
  SET balance_cm = balance_cm + NEW.delta_cm, is_counted = is_counted OR NEW.kind IN ('received', 'counted')
  WHERE number = NEW.number;
  RETURN NULL;
END
$$;
CREATE TRIGGER embroidery_thread_entry_moves AFTER INSERT ON embroidery_thread_entry
  FOR EACH ROW EXECUTE FUNCTION move_thread_balance();
CREATE TRIGGER embroidery_thread_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON embroidery_thread_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
-- Nobody but the entries' own trigger moves a balance, and no thread begins with one.
CREATE TRIGGER embroidery_thread_balance BEFORE UPDATE ON embroidery_thread FOR EACH ROW
  WHEN (OLD.balance_cm <> NEW.balance_cm AND pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER embroidery_thread_begins BEFORE INSERT ON embroidery_thread FOR EACH ROW
  WHEN (NEW.balance_cm <> 0) EXECUTE FUNCTION refuse_ledger_change();
-- What shoppers are offered is another once a thread is withheld, or is there again.
CREATE TRIGGER held AFTER UPDATE ON embroidery_thread FOR EACH ROW
  WHEN (OLD.is_withheld <> NEW.is_withheld) EXECUTE FUNCTION raise_held_version('embroidery offers');

-- What a piece of a job takes of each thread, as its stitches were sewn for it once.
CREATE TABLE embroidery_job_thread (
  job_id bigint NOT NULL REFERENCES embroidery_job ON DELETE CASCADE,
  number text NOT NULL,
  length_cm integer NOT NULL CHECK (length_cm >= 0),
  PRIMARY KEY (job_id, number)
);
ALTER TABLE embroidery_job ADD COLUMN pieces_unbooked integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN embroidery_job.pieces_unbooked IS 'sewn before anybody knew what a piece takes: booked once that is known';

-- Jobs that are still to be sewn are measured.
INSERT INTO outbox (event, payload, created_at)
SELECT DISTINCT 'production.jobsMade', jsonb_build_object('orderId', order_id), now() FROM embroidery_job
JOIN order_item ON order_item.id = order_item_id WHERE state NOT IN ('sewn', 'checked', 'packed');
