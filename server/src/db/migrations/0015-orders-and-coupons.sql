-- Orders of a status, to be counted: without the id many entries of one status share one key, and all of it fits
-- into a tenth of the pages. Lists go by the id alone where many match, and sort where few do.
DROP INDEX sales_order_status;
CREATE INDEX sales_order_status ON sales_order (status);

-- Every process holds the coupons in memory and reads them anew when they change. How many uses are left is told
-- only when the first is there or the last is gone: each order with a code takes one.
INSERT INTO held_version (name, version) VALUES ('coupons', 1);

CREATE FUNCTION raise_coupons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before JOIN changed USING (id)
    WHERE to_jsonb(before) - 'uses_left' <> to_jsonb(changed) - 'uses_left'
      OR (before.uses_left > 0) IS DISTINCT FROM (changed.uses_left > 0)
  ) THEN
    UPDATE held_version SET version = version + 1 WHERE name = 'coupons';
    PERFORM pg_notify('held', 'coupons');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER held AFTER INSERT OR DELETE OR TRUNCATE ON cart_rule
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('coupons');
CREATE TRIGGER held_update AFTER UPDATE ON cart_rule REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_coupons();
