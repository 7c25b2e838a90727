-- A guest's wish to cancel an order, until it is confirmed by the link that was mailed to the order's buyer; one an order.
CREATE TABLE order_cancel_request (
  order_id bigint PRIMARY KEY REFERENCES sales_order ON DELETE CASCADE,
  key_hash text NOT NULL,
  reason text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON COLUMN order_cancel_request.key_hash IS 'the key stands in the letter alone';
CREATE INDEX order_cancel_request_expires ON order_cancel_request (expires_at);
