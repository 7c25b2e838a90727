-- Staff find customers by a part of a name, an email, a company or a telephone number. Where the server has trigrams, and
-- lets this database have them, the parts are looked up; elsewhere every customer is read.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX customer_words ON customer
    USING gin ((email || ' ' || first_name || ' ' || last_name || ' ' || first_name) gin_trgm_ops);
  CREATE INDEX customer_address_company ON customer_address USING gin ((address->>'company') gin_trgm_ops);
  CREATE INDEX customer_address_telephone ON customer_address
    USING gin (regexp_replace(address->>'telephone', '\D', '', 'g') gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: customers are searched without an index';
END
$$;
