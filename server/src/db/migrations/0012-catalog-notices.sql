-- The catalogue in memory follows the tables: whoever changes one, a room, an import or a line of SQL typed by
-- hand, tells every process on the channel 'catalog' when its transaction ends. A notice names the products
-- (`products:1,2,3`), those of which only stock moved (`stock:1,2,3`), or nothing: then all is read anew.
-- Nothing is counted any more, so no two writers wait for each other at one row.

DROP TRIGGER catalog ON website;
DROP TRIGGER catalog ON store_group;
DROP TRIGGER catalog ON store_view;
DROP FUNCTION raise_catalog_version();
DROP TRIGGER catalog ON config_value;
DROP FUNCTION raise_catalog_version_for_rate();
DROP TABLE catalog_version;

CREATE FUNCTION tell_catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog', '');
  RETURN NULL;
END
$$;

-- The arguments are the columns that name products. More of them than a notice holds are the whole catalogue.
CREATE FUNCTION tell_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tables text[] := CASE TG_OP WHEN 'UPDATE' THEN '{before, changed}' ELSE '{changed}' END;
  named text;
  told integer[];
BEGIN
  SELECT string_agg(format('SELECT %I AS id FROM %I', name, place), ' UNION ')
    INTO named FROM unnest(TG_ARGV) AS name, unnest(tables) AS place;
  EXECUTE format('SELECT array_agg(id ORDER BY id) FROM (%s) AS told', named) INTO told;
  IF cardinality(told) > 500 THEN
    PERFORM pg_notify('catalog', '');
  ELSIF told IS NOT NULL THEN
    PERFORM pg_notify('catalog', 'products:' || array_to_string(told, ','));
  END IF;
  RETURN NULL;
END
$$;

-- Every order runs this: what it moves is figures, which are cheaper to follow than a product.
CREATE FUNCTION tell_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog', kind || string_agg(product_id::text, ','))
  FROM (
    SELECT product_id, (row_number() OVER () - 1) / 500 AS part,
      CASE WHEN before.product_id IS NOT NULL
        AND (before.min_cart_quantity, before.max_cart_quantity, before.quantity_increment, before.increments_enabled)
          = (changed.min_cart_quantity, changed.max_cart_quantity, changed.quantity_increment, changed.increments_enabled)
        THEN 'stock:' ELSE 'products:' END AS kind
    FROM changed LEFT JOIN before USING (product_id)
  ) AS told
  GROUP BY kind, part;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', '''id'''),
    ('product_scope_value', '''product_id'''),
    ('configurable_attribute', '''product_id'''),
    ('product_variant', '''parent_id'', ''child_id'''),
    ('product_website_price', '''product_id'''),
    ('tier_price', '''product_id'''),
    ('product_media', '''product_id'''),
    ('product_link', '''product_id'''),
    ('stock_item', '''product_id'''),
    ('category_product', '''product_id''')
  ) AS followed (name, columns)
  LOOP
    EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed(%s)', source.name, source.columns);
    EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed(%s)', source.name, source.columns);
    EXECUTE format('CREATE TRIGGER tell_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed()', source.name);
    IF source.name <> 'stock_item' THEN
      EXECUTE format('CREATE TRIGGER tell_update AFTER UPDATE ON %I
        REFERENCING OLD TABLE AS before NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed(%s)', source.name, source.columns);
    END IF;
  END LOOP;
  FOR source IN SELECT unnest(ARRAY['website', 'store_group', 'store_view', 'category', 'category_scope_value',
    'attribute', 'attribute_option', 'attribute_option_label']) AS name
  LOOP
    EXECUTE format('CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed()', source.name);
  END LOOP;
END
$$;

CREATE TRIGGER tell_update AFTER UPDATE ON stock_item
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();

-- A rate decides prices of the catalogue in memory.
CREATE FUNCTION tell_rate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 'priceRate' IN (OLD.path, NEW.path) THEN
    PERFORM pg_notify('catalog', '');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON config_value
  FOR EACH ROW EXECUTE FUNCTION tell_rate_changed();
