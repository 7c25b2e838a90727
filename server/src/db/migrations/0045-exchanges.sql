-- What came back may be exchanged: for another size or color, which is an order of its own with nothing to pay.
ALTER TABLE sales_order ADD COLUMN exchanged_return_id bigint REFERENCES order_return ON DELETE SET NULL;
COMMENT ON COLUMN sales_order.exchanged_return_id IS 'the return whose pieces it is sent for';
CREATE UNIQUE INDEX sales_order_exchange ON sales_order (exchanged_return_id) WHERE exchanged_return_id IS NOT NULL;

ALTER TABLE order_return DROP CONSTRAINT order_return_state_check,
  ADD CONSTRAINT order_return_state_check CHECK (state IN
    ('requested', 'approved', 'rejected', 'received', 'checked', 'exchanged', 'refunding', 'refund_failed', 'refunded'));
DROP TRIGGER order_return_moves ON order_return;
CREATE TRIGGER order_return_moves BEFORE UPDATE OF state ON order_return FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'requested>approved', 'requested>rejected', 'approved>received', 'approved>rejected',
  'received>checked', 'checked>exchanged', 'checked>refunding', 'refunding>refunded', 'refunding>refund_failed',
  'refund_failed>refunding', 'refund_failed>exchanged'))
EXECUTE FUNCTION refuse_move('state');
