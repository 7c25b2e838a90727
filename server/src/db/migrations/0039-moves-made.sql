-- Moves that nobody makes are drawn no more: an order that was never paid has nothing to cancel, a reservation is called
-- off by way of 'returning', and money that went back has gone.
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

DROP TRIGGER payment_moves ON payment;
CREATE TRIGGER payment_moves BEFORE UPDATE OF state ON payment FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'started>challenged', 'started>authorized', 'started>captured', 'started>declined', 'started>voided',
  'started>abandoned', 'started>returning',
  'challenged>authorized', 'challenged>captured', 'challenged>declined', 'challenged>voided',
  'challenged>abandoned', 'challenged>returning',
  'authorized>captured', 'authorized>returning',
  'captured>refunded', 'captured>returning',
  'declined>returning', 'abandoned>returning',
  'returning>voided', 'returning>refunded'))
EXECUTE FUNCTION refuse_move('state');
