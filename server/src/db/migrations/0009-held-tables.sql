-- What every process holds in memory (views and settings, tax, rates) has a version. Whoever changes such a
-- table raises it and tells every process in the same transaction: a room's own write, an import, or a line
-- of SQL typed by hand.

CREATE TABLE held_version (
  name text PRIMARY KEY,
  version integer NOT NULL
);

INSERT INTO held_version (name, version) VALUES ('stores', 1), ('taxes', 1), ('table rates', 1);

CREATE FUNCTION raise_held_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE held_version SET version = version + 1 WHERE name = TG_ARGV[0];
  PERFORM pg_notify('held', TG_ARGV[0]);
  RETURN NULL;
END
$$;

CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON website
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('stores');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_group
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('stores');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_view
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('stores');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON config_value
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('stores');

CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rate
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('taxes');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rule
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('taxes');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON customer_group
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('taxes');

CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_table_rate
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('table rates');

-- The catalogue in memory has an index for each store view.
CREATE FUNCTION raise_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_version SET version = version + 1;
  PERFORM pg_notify('catalog', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER catalog AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON website
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_group
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_view
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();
