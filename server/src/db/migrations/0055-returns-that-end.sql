-- What was sent for pieces may be canceled or come back: then the exchange stands no more, for so many pieces.
ALTER TABLE order_item
  ADD COLUMN quantity_ended integer NOT NULL DEFAULT 0,
  ADD COLUMN advance_minor bigint NOT NULL DEFAULT 0 CHECK (advance_minor >= 0),
  ADD CONSTRAINT order_item_ended CHECK (quantity_ended BETWEEN 0 AND quantity);
COMMENT ON COLUMN order_item.quantity_ended IS
  'of an exchange: canceled or come back, so that nothing is sent for the pieces of its line any more';
COMMENT ON COLUMN order_item.advance_minor IS
  'paid back for an exchange that stands no more: the refund of its pieces is less by it';
UPDATE order_item SET quantity_ended = quantity FROM sales_order
WHERE sales_order.id = order_id AND exchanged_item_id IS NOT NULL AND status = 'canceled';

-- A return always ends: where there is nothing to pay back and nothing is sent, it is closed, with the reason.
ALTER TABLE order_return
  ADD COLUMN closed_reason text CHECK (length(closed_reason) <= 200),
  DROP CONSTRAINT order_return_state_check,
  ADD CONSTRAINT order_return_state_check CHECK (state IN
    ('requested', 'approved', 'rejected', 'received', 'checked', 'exchanged', 'refunding', 'refund_failed', 'refunded',
      'closed')),
  ADD CONSTRAINT order_return_closed CHECK ((state = 'closed') = (closed_reason IS NOT NULL));
COMMENT ON COLUMN order_return.closed_reason IS 'why it was closed; empty where no piece of it was good';
DROP TRIGGER order_return_moves ON order_return;
CREATE TRIGGER order_return_moves BEFORE UPDATE OF state ON order_return FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'requested>approved', 'requested>rejected', 'approved>received', 'approved>rejected',
  'received>checked', 'checked>exchanged', 'checked>refunding', 'checked>closed',
  'refunding>refunded', 'refunding>refund_failed',
  'refund_failed>refunding', 'refund_failed>exchanged', 'refund_failed>closed'))
EXECUTE FUNCTION refuse_move('state');

-- One invoice is the whole of an order's.
CREATE UNIQUE INDEX money_paper_invoice ON money_paper (order_id) WHERE kind = 'invoice';
