-- After the order: held back, packed, shipped in parts, paid back, canceled.
DROP TRIGGER sales_order_moves ON sales_order;
ALTER TABLE sales_order
  DROP CONSTRAINT sales_order_status_check,
  ADD CONSTRAINT sales_order_status_check CHECK (status IN ('pending_payment', 'payment_review', 'payment_declined',
    'payment_given_up', 'payment_unfinished', 'processing', 'holded', 'complete', 'closed', 'canceled')),
  ADD COLUMN packed_at timestamptz;
COMMENT ON COLUMN sales_order.packed_at IS 'when somebody began to pack it; from then on shoppers change nothing of it';

CREATE TRIGGER sales_order_moves BEFORE UPDATE OF status ON sales_order FOR EACH ROW
WHEN (OLD.status <> NEW.status AND OLD.status || '>' || NEW.status NOT IN (
  'pending_payment>processing', 'pending_payment>payment_review',
  'pending_payment>payment_declined', 'pending_payment>payment_given_up', 'pending_payment>payment_unfinished',
  'payment_review>processing',
  'payment_review>payment_declined', 'payment_review>payment_given_up', 'payment_review>payment_unfinished',
  'payment_declined>pending_payment', 'payment_declined>processing', 'payment_declined>canceled',
  'payment_given_up>pending_payment', 'payment_given_up>processing', 'payment_given_up>canceled',
  'payment_unfinished>pending_payment', 'payment_unfinished>processing', 'payment_unfinished>canceled',
  'processing>complete', 'processing>closed', 'processing>holded', 'processing>canceled',
  'holded>processing', 'holded>canceled',
  'complete>closed'))
EXECUTE FUNCTION refuse_move('status');

-- The money of an order that is canceled goes back as any that is not wanted.
DROP TRIGGER payment_moves ON payment;
CREATE TRIGGER payment_moves BEFORE UPDATE OF state ON payment FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'started>challenged', 'started>authorized', 'started>captured', 'started>declined', 'started>voided',
  'started>abandoned', 'started>returning',
  'challenged>authorized', 'challenged>captured', 'challenged>declined', 'challenged>voided',
  'challenged>abandoned', 'challenged>returning',
  'authorized>captured', 'authorized>voided', 'authorized>returning',
  'captured>refunded', 'captured>returning',
  'declined>returning', 'voided>returning', 'refunded>returning', 'abandoned>returning',
  'returning>voided', 'returning>refunded'))
EXECUTE FUNCTION refuse_move('state');

-- How far each line is. No piece is shipped, paid back or returned twice, whoever writes it.
ALTER TABLE order_item
  ADD COLUMN quantity_canceled integer NOT NULL DEFAULT 0 CHECK (quantity_canceled >= 0),
  ADD COLUMN quantity_shipped integer NOT NULL DEFAULT 0 CHECK (quantity_shipped >= 0),
  ADD COLUMN quantity_refunded integer NOT NULL DEFAULT 0 CHECK (quantity_refunded >= 0),
  ADD COLUMN quantity_dropped integer NOT NULL DEFAULT 0 CHECK (quantity_dropped >= 0),
  ADD COLUMN quantity_returned integer NOT NULL DEFAULT 0 CHECK (quantity_returned >= 0),
  ADD CONSTRAINT order_item_shipped CHECK (quantity_shipped + quantity_canceled + quantity_dropped <= quantity),
  ADD CONSTRAINT order_item_refunded CHECK (quantity_refunded + quantity_canceled <= quantity),
  ADD CONSTRAINT order_item_dropped CHECK (quantity_dropped <= quantity_refunded),
  ADD CONSTRAINT order_item_returned CHECK (quantity_returned <= quantity_shipped);
COMMENT ON COLUMN order_item.quantity_dropped IS 'paid back before they were shipped: they are not shipped any more';

-- How much of what was reserved was taken, and how much of that was paid back.
ALTER TABLE payment
  ADD COLUMN captured_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0;
UPDATE payment SET captured_minor = amount_minor WHERE state IN ('captured', 'refunded');
UPDATE payment SET refunded_minor = amount_minor WHERE state = 'refunded';
ALTER TABLE payment
  ADD CONSTRAINT payment_captured CHECK (captured_minor BETWEEN 0 AND amount_minor),
  ADD CONSTRAINT payment_refunded CHECK (refunded_minor BETWEEN 0 AND captured_minor);

-- Who of the staff did what is told.
ALTER TABLE order_event ADD COLUMN by_email text;
