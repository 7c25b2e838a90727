-- What ended a payment without money is told apart: the bank said no, the shopper gave it up, or it was not finished.
DROP TRIGGER sales_order_moves ON sales_order;
ALTER TABLE sales_order
  DROP CONSTRAINT sales_order_status_check,
  ADD CONSTRAINT sales_order_status_check CHECK (status IN ('pending_payment', 'payment_review', 'payment_declined',
    'payment_given_up', 'payment_unfinished', 'processing', 'complete', 'canceled'));

-- Until now all of them were called declined; the sentence that was written with the move says which it was, and holds
-- for what happened to the order until its next move.
WITH told AS (
  SELECT id, order_id, note, status = 'payment_declined'
      AND lag(status) OVER (PARTITION BY order_id ORDER BY id) IS DISTINCT FROM 'payment_declined' AS is_move
  FROM order_event
), since AS (
  SELECT id, max(id) FILTER (WHERE is_move) OVER (PARTITION BY order_id ORDER BY id) AS move_id FROM told
)
UPDATE order_event SET status = CASE
    WHEN move.note LIKE 'Given up by the shopper%' THEN 'payment_given_up' ELSE 'payment_unfinished' END
  FROM since, order_event AS move
  WHERE since.id = order_event.id AND move.id = since.move_id AND order_event.status = 'payment_declined'
    AND move.note NOT LIKE 'The processor declined %' AND move.note NOT LIKE 'Payment declined: %';

UPDATE sales_order SET status = latest.status
  FROM (SELECT DISTINCT ON (order_id) order_id, status FROM order_event ORDER BY order_id, id DESC) AS latest
  WHERE latest.order_id = sales_order.id AND sales_order.status = 'payment_declined'
    AND latest.status IN ('payment_given_up', 'payment_unfinished');

CREATE TRIGGER sales_order_moves BEFORE UPDATE OF status ON sales_order FOR EACH ROW
WHEN (OLD.status <> NEW.status AND OLD.status || '>' || NEW.status NOT IN (
  'pending_payment>processing', 'pending_payment>payment_review',
  'pending_payment>payment_declined', 'pending_payment>payment_given_up', 'pending_payment>payment_unfinished',
  'payment_review>processing',
  'payment_review>payment_declined', 'payment_review>payment_given_up', 'payment_review>payment_unfinished',
  'payment_declined>pending_payment', 'payment_declined>processing', 'payment_declined>canceled',
  'payment_given_up>pending_payment', 'payment_given_up>processing', 'payment_given_up>canceled',
  'payment_unfinished>pending_payment', 'payment_unfinished>processing', 'payment_unfinished>canceled',
  'processing>complete', 'processing>canceled'))
EXECUTE FUNCTION refuse_move('status');
