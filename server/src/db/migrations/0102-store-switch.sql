-- Tokens that take a customer's sign-in along to another store of the shop, on a host of its own: good once, for a minute.
CREATE TABLE store_switch_token (
  token_hash text PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  cart_mask_id text,
  from_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  to_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE store_switch_token IS 'only the hash is kept; a token that is taken up is gone';
CREATE INDEX store_switch_token_expires ON store_switch_token (expires_at);
