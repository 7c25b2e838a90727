-- What wallets' customers were asked to approve: a token pays for the cart that it was opened for, and where its buyer
-- approved the whole sum, for no other sum.
CREATE TABLE wallet_approval (
  token text PRIMARY KEY,
  provider text NOT NULL,
  cart_id integer NOT NULL REFERENCES cart ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  is_final boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX wallet_approval_cart ON wallet_approval (cart_id);
COMMENT ON COLUMN wallet_approval.is_final IS 'the buyer saw the whole sum; otherwise shipping and tax were still to come';
