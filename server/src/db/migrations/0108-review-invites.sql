-- Buyers are asked by letter what they think of what they bought: once for each order that is complete.
CREATE TABLE review_invite (
  order_id integer PRIMARY KEY REFERENCES sales_order ON DELETE CASCADE,
  completed_at timestamptz NOT NULL,
  told_at timestamptz,
  token_hash text UNIQUE,
  CHECK (token_hash IS NULL OR told_at IS NOT NULL)
);
COMMENT ON COLUMN review_invite.told_at IS 'when the letter was written, or it was found that none is';
COMMENT ON COLUMN review_invite.token_hash IS 'of what the letter''s links carry: it proves that its reader bought what the order holds';
CREATE INDEX review_invite_waiting ON review_invite (completed_at, order_id) WHERE told_at IS NULL;

-- Who wants no such letters: a hash of the address, which outlives whoever is forgotten.
CREATE TABLE review_invite_stop (
  email_hash text PRIMARY KEY,
  stopped_at timestamptz NOT NULL
);

ALTER TABLE review ADD COLUMN order_id integer REFERENCES sales_order ON DELETE SET NULL;
COMMENT ON COLUMN review.order_id IS 'whose letter led to it';
CREATE INDEX review_order ON review (order_id) WHERE order_id IS NOT NULL;
