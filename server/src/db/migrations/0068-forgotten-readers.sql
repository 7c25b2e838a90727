-- A letter that still waits is sent, also to somebody who is forgotten, where it is about somebody else's order or
-- gift; it is not kept then.
ALTER TABLE mail ADD COLUMN is_kept boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN mail.is_kept IS 'whether it stays once it was sent; its reader may be forgotten by then';

-- A ledger is only added to; but why something moved, in words of people, goes with the person.
DROP TRIGGER ledger_entry_stays ON ledger_entry;
CREATE TRIGGER ledger_entry_stays BEFORE DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_entry_same BEFORE UPDATE ON ledger_entry FOR EACH ROW
  WHEN (NEW.reason <> '' OR to_jsonb(NEW) - 'reason' IS DISTINCT FROM to_jsonb(OLD) - 'reason')
  EXECUTE FUNCTION refuse_ledger_change();
