-- Customers who buy on account: what they may owe at most, and how many days they have. What is left of the limit is the
-- balance of an account of the ledger: an order takes from it in the statement that writes the order, and what is paid or
-- canceled goes back.
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_kind_check,
  ADD CONSTRAINT ledger_account_kind_check CHECK (kind IN ('gift_card', 'store_credit', 'points', 'credit_line'));

CREATE TABLE payment_terms (
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  currency text NOT NULL,
  account_id integer NOT NULL UNIQUE REFERENCES ledger_account,
  limit_minor bigint NOT NULL CHECK (limit_minor >= 0),
  net_days integer NOT NULL CHECK (net_days BETWEEN 0 AND 365),
  is_on boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, currency)
);
COMMENT ON COLUMN payment_terms.account_id IS 'its balance is what is left of the limit';

INSERT INTO held_version (name, version) VALUES ('payment terms', 1);
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_terms
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('payment terms');

ALTER TABLE sales_order ADD COLUMN purchase_order_number text, ADD COLUMN payment_due_at timestamptz;
COMMENT ON COLUMN sales_order.purchase_order_number IS 'of the buyer''s organisation, for an order on account';
COMMENT ON COLUMN sales_order.payment_due_at IS 'when an order on account is to be paid at the latest';
