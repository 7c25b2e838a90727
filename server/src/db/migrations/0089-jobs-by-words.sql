-- Staff find embroidery jobs by the words that are sewn: a wearer's name. Where the server has trigrams (migration 0047)
-- the words are looked up; elsewhere the lines of orders are read.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX order_item_sewn_words ON order_item
    USING gin ((jsonb_path_query_array(configuration, '$.parts[*].made.recipe.lines[*]')::text) gin_trgm_ops)
    WHERE jsonb_path_exists(configuration, '$.parts[*].made.recipe');
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: jobs are searched by words without an index';
END
$$;
