-- A website may have a currency of its own, and with it prices and coupons.

-- Prices of one website, in minor units of its own currency. What is NULL, or has no row, is the product's own
-- price in the website's currency: the same where that is the catalogue's (the first website's), exchanged
-- where the website has a rate (setting priceRate), else none.
CREATE TABLE product_website_price (
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  website_id integer NOT NULL REFERENCES website,
  price_minor integer CHECK (price_minor >= 0),
  special_price_minor integer CHECK (special_price_minor >= 0),
  special_from timestamptz,
  special_to timestamptz,
  msrp_minor integer CHECK (msrp_minor >= 0),
  PRIMARY KEY (product_id, website_id)
);
COMMENT ON COLUMN product_website_price.special_from IS 'of special_price_minor; not looked at without it';
CREATE INDEX product_website_price_website ON product_website_price (website_id);

COMMENT ON COLUMN product.price_minor IS 'minor units of the catalogue''s currency, which is the first website''s';
COMMENT ON COLUMN tier_price.price_minor IS 'minor units of the website''s currency, of the catalogue''s without a website';

-- A rate decides prices of the catalogue in memory.
CREATE FUNCTION raise_catalog_version_for_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 'priceRate' IN (OLD.path, NEW.path) THEN
    UPDATE catalog_version SET version = version + 1;
    PERFORM pg_notify('catalog', '');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER catalog AFTER INSERT OR UPDATE OR DELETE ON config_value
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version_for_rate();

-- One code may stand for other amounts in another currency.
ALTER TABLE cart_rule ADD COLUMN currency text;
COMMENT ON COLUMN cart_rule.currency IS 'where the rule holds, and of its amounts; NULL: the catalogue''s, every one for a rule without amounts';
DROP INDEX cart_rule_coupon;
CREATE UNIQUE INDEX cart_rule_coupon ON cart_rule (lower(coupon_code), coalesce(currency, ''));
