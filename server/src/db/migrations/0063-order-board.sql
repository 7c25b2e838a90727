-- Whether anything of an order has left the house, and whether anything still has to: the board of staff finds its
-- columns by it, however many orders there are. The lines say it; nobody else writes it. Most orders of a store are
-- over and have left, which no row has to be written for.
ALTER TABLE sales_order
  ADD COLUMN has_shipped boolean NOT NULL DEFAULT true,
  ADD COLUMN has_to_ship boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN sales_order.has_shipped IS 'whether a piece of it was shipped; written by the lines';
COMMENT ON COLUMN sales_order.has_to_ship IS 'whether a piece of it has still to be shipped; written by the lines';

UPDATE sales_order SET has_shipped = line.has_shipped, has_to_ship = line.has_to_ship
FROM (
  SELECT order_id, bool_or(quantity_shipped > 0) AS has_shipped, bool_or(configuration ->> 'kind' IS DISTINCT FROM 'virtual'
    AND quantity > quantity_canceled + quantity_dropped + quantity_shipped) AS has_to_ship
  FROM order_item GROUP BY order_id
) AS line
WHERE sales_order.id = line.order_id AND (line.has_to_ship OR NOT line.has_shipped);

-- Of a new order nothing has left, and its pieces are to be shipped.
ALTER TABLE sales_order ALTER has_shipped SET DEFAULT false, ALTER has_to_ship SET DEFAULT true;

-- Once a statement, for each order of which it wrote lines: all lines of an order are read for each answer.
CREATE FUNCTION note_shipping() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales_order SET has_shipped = line.has_shipped, has_to_ship = line.has_to_ship
  FROM (SELECT DISTINCT order_id FROM written) AS one, LATERAL (
    SELECT bool_or(quantity_shipped > 0) AS has_shipped, bool_or(configuration ->> 'kind' IS DISTINCT FROM 'virtual'
      AND quantity > quantity_canceled + quantity_dropped + quantity_shipped) AS has_to_ship
    FROM order_item WHERE order_item.order_id = one.order_id
  ) AS line
  WHERE sales_order.id = one.order_id
    AND (sales_order.has_shipped, sales_order.has_to_ship) IS DISTINCT FROM (line.has_shipped, line.has_to_ship);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_item_new AFTER INSERT ON order_item REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION note_shipping();
CREATE TRIGGER order_item_shipping AFTER UPDATE ON order_item REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION note_shipping();

CREATE INDEX sales_order_under_way ON sales_order (has_to_ship, has_shipped, (packed_at IS NULL), created_at, id)
  WHERE status = 'processing';
