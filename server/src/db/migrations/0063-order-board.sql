-- Whether anything of an order has left the house, and whether anything still has to: the board of staff finds its
-- columns by it, however many orders there are. The lines say it; nobody else writes it.
ALTER TABLE sales_order
  ADD COLUMN has_shipped boolean NOT NULL DEFAULT false,
  ADD COLUMN has_to_ship boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN sales_order.has_shipped IS 'whether a piece of it was shipped; written by the lines';
COMMENT ON COLUMN sales_order.has_to_ship IS 'whether a piece of it has still to be shipped; written by the lines';

CREATE FUNCTION note_shipping() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales_order SET has_shipped = line.has_shipped, has_to_ship = line.has_to_ship
  FROM (
    SELECT bool_or(quantity_shipped > 0) AS has_shipped, bool_or(configuration ->> 'kind' IS DISTINCT FROM 'virtual'
      AND quantity > quantity_canceled + quantity_dropped + quantity_shipped) AS has_to_ship
    FROM order_item WHERE order_id = NEW.order_id
  ) AS line
  WHERE sales_order.id = NEW.order_id
    AND (sales_order.has_shipped, sales_order.has_to_ship) IS DISTINCT FROM (line.has_shipped, line.has_to_ship);
  RETURN NULL;
END
$$;
-- A new line is to be shipped, which every order says of itself; but for lines that do not travel.
CREATE TRIGGER order_item_new AFTER INSERT ON order_item FOR EACH ROW
WHEN (NEW.configuration ->> 'kind' = 'virtual' OR NEW.quantity_shipped > 0) EXECUTE FUNCTION note_shipping();
CREATE TRIGGER order_item_shipping AFTER UPDATE OF quantity_canceled, quantity_dropped, quantity_shipped ON order_item
FOR EACH ROW EXECUTE FUNCTION note_shipping();

-- Of an order that is over nobody asks.
UPDATE sales_order SET has_shipped = line.has_shipped, has_to_ship = line.has_to_ship
FROM (
  SELECT order_id, bool_or(quantity_shipped > 0) AS has_shipped, bool_or(configuration ->> 'kind' IS DISTINCT FROM 'virtual'
    AND quantity > quantity_canceled + quantity_dropped + quantity_shipped) AS has_to_ship
  FROM order_item JOIN sales_order AS under_way ON under_way.id = order_id AND under_way.status IN ('processing', 'holded')
  GROUP BY order_id
) AS line
WHERE sales_order.id = line.order_id AND (line.has_shipped OR NOT line.has_to_ship);

CREATE INDEX sales_order_under_way ON sales_order (has_to_ship, has_shipped, (packed_at IS NULL), created_at, id)
  WHERE status = 'processing';
