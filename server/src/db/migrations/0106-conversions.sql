-- What Meta is told of shoppers who consented (decision 0137): events, the calls that carry them, and what is known of
-- whoever places an order until it stands. Aged out by a job.
CREATE TABLE conversion_batch (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  pixel text NOT NULL CHECK (pixel <> ''),
  made_at timestamptz NOT NULL,
  sent_at timestamptz,
  trace text NOT NULL DEFAULT '' CHECK (char_length(trace) <= 200),
  last_error text CHECK (char_length(last_error) <= 1000)
);
COMMENT ON COLUMN conversion_batch.trace IS 'by which Meta finds the call again';

CREATE TABLE conversion_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  store_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  pixel text NOT NULL CHECK (pixel <> ''),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  event_id text NOT NULL CHECK (char_length(event_id) BETWEEN 1 AND 100),
  happened_at timestamptz NOT NULL,
  noted_at timestamptz NOT NULL,
  customer_id integer REFERENCES customer ON DELETE CASCADE,
  order_id bigint REFERENCES sales_order ON DELETE CASCADE,
  source_url text NOT NULL,
  person jsonb,
  custom jsonb NOT NULL,
  batch_id bigint REFERENCES conversion_batch ON DELETE SET NULL,
  UNIQUE (store_view_id, name, event_id)
);
COMMENT ON TABLE conversion_event IS 'what Meta is told happened, once for each name and event_id';
COMMENT ON COLUMN conversion_event.person IS 'who it was, hashed, with address and browser; null once it was told, or is too old to be';

CREATE UNIQUE INDEX conversion_event_order ON conversion_event (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX conversion_event_waiting ON conversion_event (id) WHERE batch_id IS NULL;
CREATE INDEX conversion_event_batch ON conversion_event (batch_id);
CREATE INDEX conversion_event_customer ON conversion_event (customer_id);
CREATE INDEX conversion_event_happened ON conversion_event (happened_at, id);
CREATE INDEX conversion_event_noted ON conversion_event (noted_at);

CREATE TABLE conversion_placing (
  cart_id bigint PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  person jsonb NOT NULL,
  source_url text NOT NULL,
  is_portal boolean NOT NULL,
  noted_at timestamptz NOT NULL
);
COMMENT ON TABLE conversion_placing IS 'that whoever places the order of a cart consented to marketing, and their browser; gone once Meta is to be told';
