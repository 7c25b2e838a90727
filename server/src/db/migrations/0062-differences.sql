-- Whatever ends a return without money and without goods says why, and its buyer reads it; those who were told no
-- before were given no reason.
ALTER TABLE order_return RENAME COLUMN closed_reason TO ended_reason;
ALTER TABLE order_return
  DROP CONSTRAINT order_return_closed,
  ADD CONSTRAINT order_return_ended CHECK (CASE state
    WHEN 'closed' THEN ended_reason IS NOT NULL
    WHEN 'rejected' THEN true
    ELSE ended_reason IS NULL END);
COMMENT ON COLUMN order_return.ended_reason IS
  'why it was closed or not accepted; empty where no piece of it was good; null where it was not accepted before reasons were kept';

-- The difference of a cheaper exchange that the processor has not paid back is owed until it is.
ALTER TABLE order_return
  DROP CONSTRAINT order_return_state_check,
  ADD CONSTRAINT order_return_state_check CHECK (state IN
    ('requested', 'approved', 'rejected', 'received', 'checked', 'exchanged', 'difference_failed', 'refunding',
      'refund_failed', 'refunded', 'closed'));
DROP TRIGGER order_return_moves ON order_return;
CREATE TRIGGER order_return_moves BEFORE UPDATE OF state ON order_return FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'requested>approved', 'requested>rejected', 'approved>received', 'approved>rejected',
  'received>checked', 'checked>exchanged', 'checked>refunding', 'checked>closed',
  'exchanged>difference_failed', 'difference_failed>exchanged',
  'refunding>refunded', 'refunding>refund_failed',
  'refund_failed>refunding', 'refund_failed>exchanged', 'refund_failed>closed'))
EXECUTE FUNCTION refuse_move('state');

-- The difference of a dearer exchange is paid by the buyer: until then its order waits, and may be canceled.
DROP TRIGGER sales_order_moves ON sales_order;
CREATE TRIGGER sales_order_moves BEFORE UPDATE OF status ON sales_order FOR EACH ROW
WHEN (OLD.status <> NEW.status AND OLD.status || '>' || NEW.status NOT IN (
  'pending_payment>processing', 'pending_payment>payment_review', 'pending_payment>canceled',
  'pending_payment>payment_declined', 'pending_payment>payment_given_up', 'pending_payment>payment_unfinished',
  'payment_review>processing',
  'payment_review>payment_declined', 'payment_review>payment_given_up', 'payment_review>payment_unfinished',
  'payment_declined>pending_payment', 'payment_declined>processing',
  'payment_given_up>pending_payment', 'payment_given_up>processing',
  'payment_unfinished>pending_payment', 'payment_unfinished>processing',
  'processing>complete', 'processing>closed', 'processing>holded', 'processing>canceled',
  'holded>processing', 'holded>canceled',
  'complete>closed'))
EXECUTE FUNCTION refuse_move('status');

-- Orders of which nothing travels, and for which nobody is asked for money, were never moved on by anything: they
-- are heard of once more by the one subscriber that completes them.
WITH stuck AS (
  SELECT id FROM sales_order WHERE status = 'processing'
    AND EXISTS (SELECT FROM order_item WHERE order_id = sales_order.id)
    AND NOT EXISTS (SELECT FROM order_item
      WHERE order_id = sales_order.id AND configuration ->> 'kind' IS DISTINCT FROM 'virtual')
  ORDER BY id
), heard AS (
  INSERT INTO outbox (event, payload, created_at, dispatched_at)
  SELECT 'order.placed', jsonb_build_object('orderId', id), now(), now() FROM stuck
  RETURNING id
)
INSERT INTO delivery (outbox_id, subscriber, state, next_attempt_at, created_at, updated_at)
SELECT id, 'order.nothingToShip', 'waiting', now(), now(), now() FROM heard;
