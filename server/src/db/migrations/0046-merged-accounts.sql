-- Two customers become one: what one of them had goes over into the other's account, and whatever an order gives back to
-- the old account later goes on to the new one.
ALTER TABLE ledger_account ADD COLUMN merged_into integer REFERENCES ledger_account,
  ADD CHECK (merged_into <> id), ADD CHECK (merged_into IS NULL OR customer_id IS NULL);
COMMENT ON COLUMN ledger_account.merged_into IS 'whither everything goes on that comes onto it';

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_movement_check,
  ADD CONSTRAINT ledger_entry_movement_check CHECK (movement IN
    ('issued', 'granted', 'withdrawn', 'spent', 'given_back', 'earned', 'expired', 'merged'));

CREATE FUNCTION pass_on_merged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE target integer;
BEGIN
  SELECT merged_into INTO target FROM ledger_account WHERE id = NEW.account_id;
  IF target IS NOT NULL THEN
    INSERT INTO ledger_entry (account_id, movement, delta, occasion, expires_at, created_at) VALUES
      (NEW.account_id, 'merged', -NEW.delta, 'merged ' || NEW.id, NULL, NEW.created_at),
      (target, 'merged', NEW.delta, 'merged ' || NEW.id, NEW.expires_at, NEW.created_at);
  END IF;
  RETURN NULL;
END
$$;
-- Triggers of one event run by their names: the balance has moved already.
CREATE TRIGGER ledger_entry_passes_on AFTER INSERT ON ledger_entry FOR EACH ROW
  WHEN (NEW.delta > 0) EXECUTE FUNCTION pass_on_merged();
