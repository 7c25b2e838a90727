-- A new email takes effect by a link that was sent to it: so nobody's address is taken, and none is asked about.
ALTER TABLE customer_link DROP CONSTRAINT customer_link_purpose_check,
  ADD CONSTRAINT customer_link_purpose_check CHECK (purpose IN ('password', 'login', 'email')),
  ADD COLUMN email text,
  ADD COLUMN by_staff boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT customer_link_email_check CHECK ((purpose = 'email') = (email IS NOT NULL));
COMMENT ON COLUMN customer_link.email IS 'where letters go once it is opened: the address it was sent to';
COMMENT ON COLUMN customer_link.by_staff IS 'staff wished for the new email, not the customer';
