-- Staff who act for a customer do so in a session of the store that ends with the session of the back office it was
-- begun in: with its logout, its end, a change of rights.
ALTER TABLE session ADD COLUMN begun_in bigint REFERENCES session ON DELETE CASCADE;
CREATE INDEX session_begun_in ON session (begun_in) WHERE begun_in IS NOT NULL;
COMMENT ON COLUMN session.begun_in IS 'the session of whoever of the staff acts for its holder';

ALTER TABLE customer_link ADD COLUMN begun_in bigint REFERENCES session ON DELETE CASCADE;
CREATE INDEX customer_link_begun_in ON customer_link (begun_in) WHERE begun_in IS NOT NULL;
COMMENT ON COLUMN customer_link.begun_in IS 'whoever of the staff it was made for, and acts for the customer by it';
