-- Money of an order that the processor is asked to take or to pay back: written down before it is asked, so that
-- nothing moves that nobody knows of; asked again by the same key until it has answered.
CREATE TABLE payment_movement (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id bigint NOT NULL REFERENCES payment ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund')),
  idempotency_key text NOT NULL UNIQUE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused')),
  details jsonb NOT NULL,
  trouble text,
  looks integer NOT NULL DEFAULT 0,
  next_look_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payment_movement_payment ON payment_movement (payment_id);
-- One at a time: what is decided on is not changed by another one on its way.
CREATE UNIQUE INDEX payment_movement_asked ON payment_movement (payment_id) WHERE state = 'asked';

CREATE TRIGGER payment_movement_moves BEFORE UPDATE OF state ON payment_movement FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN ('asked>done', 'asked>refused'))
EXECUTE FUNCTION refuse_move('state');

-- Papers of money that has moved. Numbers are given out when it has: none is missing.
CREATE TABLE money_paper_number (
  kind text PRIMARY KEY CHECK (kind IN ('invoice', 'refund')),
  last_number bigint NOT NULL
);
INSERT INTO money_paper_number VALUES ('invoice', 100000000), ('refund', 100000000);

CREATE TABLE money_paper (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL REFERENCES money_paper_number,
  order_id bigint NOT NULL REFERENCES sales_order ON DELETE CASCADE,
  movement_id bigint NOT NULL UNIQUE REFERENCES payment_movement ON DELETE CASCADE,
  number text NOT NULL,
  shipping_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  currency text NOT NULL,
  reason text,
  by_email text,
  created_at timestamptz NOT NULL,
  UNIQUE (kind, number)
);
CREATE INDEX money_paper_order ON money_paper (order_id);

CREATE TABLE money_paper_item (
  paper_id bigint NOT NULL REFERENCES money_paper ON DELETE CASCADE,
  order_item_id bigint NOT NULL REFERENCES order_item ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  amount_minor bigint NOT NULL,
  PRIMARY KEY (paper_id, order_item_id)
);
CREATE INDEX money_paper_item_item ON money_paper_item (order_item_id);
