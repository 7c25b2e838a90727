-- What costs more and is sent for a return waits on hold until its difference is paid: nothing is canceled while a
-- processor is asked.
DROP TRIGGER sales_order_moves ON sales_order;
CREATE TRIGGER sales_order_moves BEFORE UPDATE OF status ON sales_order FOR EACH ROW
WHEN (OLD.status <> NEW.status AND OLD.status || '>' || NEW.status NOT IN (
  'pending_payment>processing', 'pending_payment>payment_review',
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
