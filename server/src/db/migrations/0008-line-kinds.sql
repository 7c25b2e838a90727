-- A line is what was configured: its kind, and parts that may be added to any kind. Two lines of a cart are one
-- when their hashes are equal: sha256 of product, parent, override category and what the parts say.
ALTER TABLE cart_item RENAME COLUMN options TO configuration;
ALTER TABLE cart_item ADD COLUMN hash text;
UPDATE cart_item SET
  configuration = jsonb_build_object('kind', CASE
    WHEN parent_id IS NOT NULL THEN 'configurable'
    WHEN (SELECT type FROM product WHERE product.id = product_id) = 'virtual' THEN 'virtual'
    ELSE 'plain' END),
  hash = encode(sha256(convert_to(
    concat(product_id, '|', parent_id, '|', override_category_id, '|'), 'UTF8')), 'hex');
-- Lines that two requests made of one thing become one, as the cart joins them from now on.
WITH joined AS (
  SELECT min(id) AS id, sum(quantity) AS quantity FROM cart_item GROUP BY cart_id, hash HAVING count(*) > 1
)
UPDATE cart_item SET quantity = joined.quantity FROM joined WHERE cart_item.id = joined.id;
DELETE FROM cart_item later USING cart_item first
  WHERE later.cart_id = first.cart_id AND later.hash = first.hash AND later.id > first.id;
ALTER TABLE cart_item ALTER COLUMN configuration DROP DEFAULT;
ALTER TABLE cart_item ALTER COLUMN hash SET NOT NULL;
DROP INDEX cart_item_cart;
CREATE UNIQUE INDEX cart_item_line ON cart_item (cart_id, hash);

-- An ordered line keeps its configuration.
ALTER TABLE order_item RENAME COLUMN options TO configuration;
UPDATE order_item SET configuration =
  jsonb_build_object('kind', CASE WHEN parent_id IS NOT NULL THEN 'configurable' ELSE 'plain' END);
ALTER TABLE order_item ALTER COLUMN configuration DROP DEFAULT;

-- The lines of a sum are kept with it, so that an old order reads as it was summed.
UPDATE sales_order SET totals = totals || jsonb_build_object('lines',
  jsonb_build_array(jsonb_build_object(
    'code', 'subtotal', 'phrase', 'Subtotal', 'values', '[]'::jsonb, 'amount', totals -> 'subtotal'))
  || CASE WHEN coupon_code IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
    'code', 'discount', 'phrase', 'Discount (%1)', 'values', jsonb_build_array(coupon_code),
    'amount', jsonb_build_object(
      'minor', -(totals -> 'discount' ->> 'minor')::bigint, 'currency', currency))) END
  || CASE WHEN jsonb_typeof(totals -> 'shipping') = 'object' THEN jsonb_build_array(jsonb_build_object(
    'code', 'shipping', 'phrase', 'Shipping', 'values', '[]'::jsonb, 'amount', totals -> 'shipping'))
    ELSE '[]'::jsonb END
  || CASE WHEN (totals -> 'tax' ->> 'minor')::bigint = 0 THEN '[]'::jsonb
    ELSE jsonb_build_array(jsonb_build_object(
    'code', 'tax', 'phrase', 'Tax', 'values', '[]'::jsonb, 'amount', totals -> 'tax')) END)
WHERE NOT totals ? 'lines';
