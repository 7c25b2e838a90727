-- Who changed what, when, from what to what: written in the transaction of the change, never changed after.
CREATE TABLE audit (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  staff_id integer,
  email text NOT NULL,
  acting_for integer,
  room text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb
);
COMMENT ON COLUMN audit.staff_id IS 'no reference: the trail outlives whom it names';
COMMENT ON COLUMN audit.email IS 'as it was then';
COMMENT ON COLUMN audit.acting_for IS 'the customer in whose name it was done';
CREATE INDEX audit_by_action ON audit (action, id);
CREATE INDEX audit_by_email ON audit (lower(email), id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is only added to' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
