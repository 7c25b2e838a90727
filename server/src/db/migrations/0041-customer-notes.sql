-- What staff write about a customer among themselves. It names people, so it goes with them; nobody words it otherwise.
CREATE TABLE customer_note (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  by_email text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX customer_note_customer ON customer_note (customer_id, id);

CREATE FUNCTION refuse_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.text <> OLD.text OR NEW.by_email <> OLD.by_email OR NEW.created_at <> OLD.created_at THEN
    RAISE EXCEPTION 'notes are only added' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER customer_note_stays BEFORE UPDATE ON customer_note
  FOR EACH ROW EXECUTE FUNCTION refuse_note_change();

-- What was done to somebody, and in whose name.
CREATE INDEX audit_by_subject ON audit (subject, id);
CREATE INDEX audit_by_acting_for ON audit (acting_for, id) WHERE acting_for IS NOT NULL;
