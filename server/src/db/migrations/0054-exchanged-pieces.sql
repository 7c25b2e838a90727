-- Pieces that something else was sent for are counted on their line: they are not paid back while that stands.
ALTER TABLE order_item
  ADD COLUMN quantity_exchanged integer NOT NULL DEFAULT 0 CHECK (quantity_exchanged >= 0),
  ADD COLUMN exchanged_item_id bigint REFERENCES order_item ON DELETE SET NULL,
  ADD COLUMN difference_minor bigint NOT NULL DEFAULT 0;
COMMENT ON COLUMN order_item.quantity_exchanged IS 'among the returned: what something else was sent for, and stays so';
COMMENT ON COLUMN order_item.exchanged_item_id IS 'the line whose pieces it is sent for';
COMMENT ON COLUMN order_item.difference_minor IS
  'what was taken from store credit, or with a minus paid back, because its pieces are sent for others';
CREATE INDEX order_item_exchanged ON order_item (exchanged_item_id) WHERE exchanged_item_id IS NOT NULL;

-- Exchanges have a line for each line that was found good, in the same order.
WITH good AS (
  SELECT return_id, order_item_id, accepted,
    row_number() OVER (PARTITION BY return_id ORDER BY order_item_id) AS place
  FROM order_return_item WHERE accepted > 0
), sent AS (
  SELECT order_item.id, sales_order.exchanged_return_id AS return_id,
    row_number() OVER (PARTITION BY sales_order.id ORDER BY order_item.id) AS place
  FROM order_item JOIN sales_order ON sales_order.id = order_item.order_id
  WHERE sales_order.exchanged_return_id IS NOT NULL
)
UPDATE order_item SET exchanged_item_id = good.order_item_id
FROM sent JOIN good USING (return_id, place) WHERE order_item.id = sent.id;

WITH settled AS (
  SELECT order_return.number, -ledger_entry.delta AS minor
  FROM ledger_entry JOIN order_return
    ON ledger_entry.order_id = order_return.order_id AND ledger_entry.occasion = 'exchange ' || order_return.number
  UNION ALL
  SELECT order_return.number, -money_paper.total_minor
  FROM money_paper JOIN order_return ON order_return.order_id = money_paper.order_id
  WHERE kind = 'refund' AND money_paper.reason = 'Exchange of return ' || order_return.number
)
UPDATE order_item SET difference_minor = settled.minor
FROM settled JOIN order_return USING (number) JOIN sales_order ON sales_order.exchanged_return_id = order_return.id
WHERE order_item.id = (SELECT min(id) FROM order_item AS line WHERE line.order_id = sales_order.id);

-- What was paid back besides, before it was refused, stays as it is.
UPDATE order_item AS line SET quantity_exchanged = least(exchanged.pieces,
  line.quantity - line.quantity_canceled - line.quantity_refunded)
FROM (
  SELECT sent.exchanged_item_id AS id, sum(sent.quantity) AS pieces
  FROM order_item AS sent JOIN sales_order ON sales_order.id = sent.order_id
  WHERE sent.exchanged_item_id IS NOT NULL AND sales_order.status <> 'canceled' GROUP BY sent.exchanged_item_id
) AS exchanged WHERE line.id = exchanged.id;

ALTER TABLE order_item
  DROP CONSTRAINT order_item_refunded,
  ADD CONSTRAINT order_item_refunded CHECK (quantity_refunded + quantity_exchanged + quantity_canceled <= quantity),
  ADD CONSTRAINT order_item_exchanged CHECK (quantity_exchanged <= quantity_returned);
