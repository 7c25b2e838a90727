-- Whom Dotdigital is told of: addresses of shoppers who consented to marketing, their carts, and what was told. Aged out
-- by a job.
CREATE TABLE identity_contact (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  store_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 320),
  customer_id integer REFERENCES customer ON DELETE CASCADE,
  visitor uuid,
  captured_at timestamptz NOT NULL
);
COMMENT ON COLUMN identity_contact.visitor IS 'whose consent it is, by the number that the browser keeps with it';
CREATE UNIQUE INDEX identity_contact_email ON identity_contact (lower(email));
CREATE INDEX identity_contact_customer ON identity_contact (customer_id);
CREATE INDEX identity_contact_captured ON identity_contact (captured_at);
CREATE INDEX identity_contact_store_view ON identity_contact (store_view_id);

CREATE TABLE identity_cart (
  cart_id bigint PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  contact_id bigint NOT NULL REFERENCES identity_contact ON DELETE CASCADE,
  record jsonb,
  told_changed_at timestamptz,
  is_over boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN identity_cart.record IS 'the cart as it was told last, without anything that was typed';
COMMENT ON COLUMN identity_cart.told_changed_at IS 'when the cart had changed that was told last';
COMMENT ON COLUMN identity_cart.is_over IS 'that it was ordered is told, or nothing of it is to be told any more';
CREATE INDEX identity_cart_contact ON identity_cart (contact_id);

CREATE TABLE identity_notice (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  contact_id bigint NOT NULL REFERENCES identity_contact ON DELETE CASCADE,
  cart_id bigint REFERENCES cart ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('contact', 'cart', 'ordered')),
  noted_at timestamptz NOT NULL,
  told_at timestamptz,
  kept_why text CHECK (char_length(kept_why) <= 100),
  last_error text CHECK (char_length(last_error) <= 1000)
);
COMMENT ON TABLE identity_notice IS 'what Dotdigital is told, one call each';
CREATE INDEX identity_notice_contact ON identity_notice (contact_id);
CREATE INDEX identity_notice_cart ON identity_notice (cart_id);
CREATE INDEX identity_notice_noted ON identity_notice (noted_at, id);
