-- What processors tell by themselves: each notice once, and what the store made of it. `new`: not through with it, it is
-- told again; `heard`: nothing is left to do; `open`: staff have to look at it; `seen`: they have.
CREATE TABLE payment_notice (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  payment_key text,
  reference text,
  order_id bigint REFERENCES sales_order ON DELETE SET NULL,
  state text NOT NULL CHECK (state IN ('new', 'heard', 'open', 'seen')),
  received_at timestamptz NOT NULL,
  UNIQUE (provider, event_id)
);
CREATE INDEX payment_notice_open ON payment_notice (id) WHERE state = 'open';
CREATE INDEX payment_notice_order ON payment_notice (order_id);
