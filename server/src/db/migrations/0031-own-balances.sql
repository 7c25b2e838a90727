-- Store credit and points of a customer pay of a cart: whether they do, and how many points.
ALTER TABLE cart
  ADD COLUMN uses_store_credit boolean NOT NULL DEFAULT false,
  ADD COLUMN reward_points integer NOT NULL DEFAULT 0 CHECK (reward_points >= 0);
COMMENT ON COLUMN cart.reward_points IS 'as many as its customer wants to spend; what they are worth is never stored';

-- Points are earned with an order, and those that nobody spends in time are over.
ALTER TABLE ledger_entry ADD COLUMN expires_at timestamptz,
  DROP CONSTRAINT ledger_entry_movement_check,
  ADD CONSTRAINT ledger_entry_movement_check CHECK (movement IN
    ('issued', 'granted', 'withdrawn', 'spent', 'given_back', 'earned', 'expired'));
COMMENT ON COLUMN ledger_entry.expires_at IS 'when what it brought is over, as far as it has not been spent';
CREATE INDEX ledger_entry_expiring ON ledger_entry (account_id, expires_at) WHERE expires_at IS NOT NULL;

-- Books outlive whatever they are about.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_order_id_fkey;
