-- Whether the invoice of an order on account is open: lists and filters of staff find it by an index, however many
-- invoices were paid. The entries of its buyer's credit line say it; nobody else writes it.
ALTER TABLE sales_order ADD COLUMN owes boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN sales_order.owes IS 'whether something of it is open on account; written by the ledger';

CREATE FUNCTION note_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_account WHERE id = NEW.account_id AND kind = 'credit_line') THEN
    RETURN NULL;
  END IF;
  UPDATE sales_order SET owes = line.owes
  FROM (
    SELECT coalesce(sum(worth_minor) < 0, false) AS owes
    FROM ledger_entry JOIN ledger_account ON ledger_account.id = account_id
    WHERE order_id = NEW.order_id AND kind = 'credit_line' AND movement IN ('spent', 'given_back')
  ) AS line
  WHERE sales_order.id = NEW.order_id AND sales_order.owes <> line.owes;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entry_owed AFTER INSERT ON ledger_entry FOR EACH ROW
WHEN (NEW.order_id IS NOT NULL AND NEW.movement IN ('spent', 'given_back')) EXECUTE FUNCTION note_owed();

UPDATE sales_order SET owes = true
FROM (
  SELECT order_id FROM ledger_entry JOIN ledger_account ON ledger_account.id = account_id
  WHERE order_id IS NOT NULL AND kind = 'credit_line' AND movement IN ('spent', 'given_back')
  GROUP BY order_id HAVING sum(worth_minor) < 0
) AS line
WHERE sales_order.id = line.order_id;

CREATE INDEX sales_order_owes ON sales_order (payment_due_at, id) WHERE owes;
