-- Organizations with a portal of their own. Their customers sign in by `code#email`, and meet its notices, its logo and,
-- where it has one, its menu.
CREATE TABLE portal (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text NOT NULL,
  is_active boolean NOT NULL,
  force_login boolean NOT NULL,
  redirect_after_login boolean NOT NULL,
  hide_search boolean NOT NULL,
  hide_struck_prices boolean NOT NULL,
  uses_po_numbers boolean NOT NULL,
  can_edit_shipping boolean NOT NULL,
  can_edit_billing boolean NOT NULL,
  overrides_categories boolean NOT NULL,
  has_vertical_menu boolean NOT NULL,
  default_category_id integer REFERENCES category ON DELETE SET NULL,
  customer_instructions text NOT NULL,
  above_login_details text NOT NULL,
  below_login_details text NOT NULL,
  footer_navigation text NOT NULL,
  disclaimer text NOT NULL,
  logo bytea,
  logo_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((logo IS NULL) = (logo_key IS NULL))
);
COMMENT ON COLUMN portal.id IS 'drawn by chance: counting up finds nobody';
COMMENT ON COLUMN portal.code IS 'lowercase; stands in usernames and addresses and never changes';
COMMENT ON COLUMN portal.disclaimer IS 'HTML, cleaned when it was written, as all notices are';
COMMENT ON COLUMN portal.logo IS 'PNG as the store made it of what staff brought';

-- The categories of a portal's menu, and what it says of them; null leaves the catalog's own words.
CREATE TABLE portal_category (
  portal_id integer NOT NULL REFERENCES portal ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES category ON DELETE CASCADE,
  position integer NOT NULL,
  name text,
  description text,
  meta_title text,
  meta_description text,
  canonical text,
  image text,
  PRIMARY KEY (portal_id, category_id)
);
CREATE INDEX portal_category_category ON portal_category (category_id);

ALTER TABLE customer ADD COLUMN portal_id integer REFERENCES portal;
ALTER TABLE customer ADD COLUMN po_number text NOT NULL DEFAULT '';
ALTER TABLE customer ADD CONSTRAINT customer_portal_username CHECK (portal_id IS NULL OR position('#' IN username) > 1);
COMMENT ON COLUMN customer.portal_id IS 'the portal that the account belongs to; its username begins with the code';
COMMENT ON COLUMN customer.po_number IS 'of a standing purchase order, as programs that order for the customer read it; empty where there is none';
CREATE INDEX customer_portal ON customer (portal_id) WHERE portal_id IS NOT NULL;

INSERT INTO held_version (name, version) VALUES ('portals', 1);
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON portal
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('portals');
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON portal_category
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('portals');
