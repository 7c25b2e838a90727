-- Logos that guests brought are forgotten soon where they are used nowhere, a batch at a time: which is longest without a
-- use, and on which lines a logo stands, is found by an index.
ALTER TABLE embroidery_logo ADD COLUMN used_at timestamptz;
COMMENT ON COLUMN embroidery_logo.used_at IS 'of a guest''s: when it was last found on a line of a cart or an order';
CREATE INDEX embroidery_logo_idle ON embroidery_logo (coalesce(used_at, created_at), id) WHERE token_hash IS NOT NULL;

CREATE INDEX cart_item_logos ON cart_item USING gin (jsonb_path_query_array(configuration, '$.parts[*].made.logo'))
  WHERE jsonb_path_exists(configuration, '$.parts[*].made.logo');
CREATE INDEX saved_item_logos ON saved_item USING gin (jsonb_path_query_array(configuration, '$.parts[*].made.logo'))
  WHERE jsonb_path_exists(configuration, '$.parts[*].made.logo');
CREATE INDEX saved_product_logos ON saved_product USING gin (jsonb_path_query_array(configuration, '$.parts[*].made.logo'))
  WHERE jsonb_path_exists(configuration, '$.parts[*].made.logo');
CREATE INDEX order_item_logos ON order_item USING gin (jsonb_path_query_array(configuration, '$.parts[*].made.logo'))
  WHERE jsonb_path_exists(configuration, '$.parts[*].made.logo');

-- A file goes when no logo names it any more: whoever asks that, and the reference itself, looks by each column (0079 has the first).
CREATE INDEX embroidery_logo_picture ON embroidery_logo (picture_hash);
CREATE INDEX embroidery_logo_thumb ON embroidery_logo (thumb_hash);
CREATE INDEX embroidery_logo_stitches ON embroidery_logo (stitch_hash);
CREATE INDEX embroidery_logo_file_loose ON embroidery_logo_file (created_at) WHERE NOT is_ordered;
