-- Staff list products by sku or by name: each kind of them comes off an index in that order (products of the back office).
CREATE INDEX product_by_sku ON product (visibility, is_enabled, type, lower(sku), id);
CREATE INDEX product_by_name ON product (visibility, is_enabled, type, lower(name), id);

-- A part of a name is looked up among what is visible by itself, where the server has trigrams.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX product_name_words ON product USING gin (name gin_trgm_ops) WHERE visibility <> 1;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: products are searched without an index';
END
$$;
