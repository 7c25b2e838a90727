-- Money goes back to whatever an order was paid from, or as store credit; a paper says what went where.
ALTER TABLE payment ADD COLUMN credited_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_credited CHECK (credited_minor BETWEEN 0 AND refunded_minor);
COMMENT ON COLUMN payment.credited_minor IS 'of what was paid back, what is store credit instead: the processor still has it';

-- Without a movement where the processor was not asked.
ALTER TABLE money_paper ALTER COLUMN movement_id DROP NOT NULL;

CREATE TABLE money_paper_part (
  paper_id bigint NOT NULL REFERENCES money_paper ON DELETE CASCADE,
  target text NOT NULL CHECK (target IN ('card', 'gift_card', 'store_credit', 'points', 'credit_line')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  PRIMARY KEY (paper_id, target)
);
COMMENT ON TABLE money_paper_part IS 'what of a refund went where; they add up to it';
INSERT INTO money_paper_part (paper_id, target, amount_minor)
  SELECT id, 'card', total_minor FROM money_paper WHERE kind = 'refund';

-- A return is paid back once the processor says so; what it refuses can be tried again.
ALTER TABLE order_return DROP CONSTRAINT order_return_state_check,
  ADD CONSTRAINT order_return_state_check CHECK (state IN
    ('requested', 'approved', 'rejected', 'received', 'checked', 'refunding', 'refund_failed', 'refunded'));
DROP TRIGGER order_return_moves ON order_return;
CREATE TRIGGER order_return_moves BEFORE UPDATE OF state ON order_return FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'requested>approved', 'requested>rejected', 'approved>received', 'approved>rejected',
  'received>checked', 'checked>refunding', 'refunding>refunded', 'refunding>refund_failed',
  'refund_failed>refunding'))
EXECUTE FUNCTION refuse_move('state');
