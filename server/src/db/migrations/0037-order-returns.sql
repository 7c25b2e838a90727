-- What buyers send back: asked for, looked at, arrived, checked piece by piece, paid back.
CREATE SEQUENCE order_return_number START 100000001;

CREATE TABLE order_return (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL REFERENCES sales_order ON DELETE CASCADE,
  number text NOT NULL UNIQUE DEFAULT nextval('order_return_number')::text,
  state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'approved', 'rejected', 'received', 'checked', 'refunded')),
  reason text NOT NULL,
  comment text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX order_return_order ON order_return (order_id);
CREATE INDEX order_return_state ON order_return (state, id);

CREATE TRIGGER order_return_moves BEFORE UPDATE OF state ON order_return FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'requested>approved', 'requested>rejected', 'approved>received', 'approved>rejected',
  'received>checked', 'checked>refunded'))
EXECUTE FUNCTION refuse_move('state');

CREATE TABLE order_return_item (
  return_id bigint NOT NULL REFERENCES order_return ON DELETE CASCADE,
  order_item_id bigint NOT NULL REFERENCES order_item ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  accepted integer NOT NULL DEFAULT 0,
  PRIMARY KEY (return_id, order_item_id),
  CONSTRAINT order_return_item_accepted CHECK (accepted BETWEEN 0 AND quantity)
);
CREATE INDEX order_return_item_item ON order_return_item (order_item_id);
