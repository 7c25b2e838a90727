-- Sales representatives and super users are customers who are more than that. A customer number names a company in the
-- shop's books; a representative is connected as one, and sees the prices of its group.
CREATE TABLE customer_number (
  custid text PRIMARY KEY CHECK (custid ~ '^[0-9]{6}$'),
  company_name text NOT NULL CHECK (company_name <> ''),
  website_id integer REFERENCES website,
  group_id integer REFERENCES customer_group,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN customer_number.website_id IS 'where it is offered; null in all websites';
COMMENT ON COLUMN customer_number.group_id IS 'whose prices are seen by whoever is connected as it; null leaves a representative their own';

ALTER TABLE customer ADD COLUMN is_representative boolean NOT NULL DEFAULT false;
ALTER TABLE customer ADD COLUMN is_super_user boolean NOT NULL DEFAULT false;
ALTER TABLE customer ADD COLUMN spends_for_others boolean NOT NULL DEFAULT false;
ALTER TABLE customer ADD COLUMN customer_number text REFERENCES customer_number;
ALTER TABLE customer ADD COLUMN own_group_id integer REFERENCES customer_group;
COMMENT ON COLUMN customer.own_group_id IS 'the group of a representative who is connected as a customer number, and in the group of that meanwhile';
COMMENT ON COLUMN customer.spends_for_others IS 'a super user who may spend store credit, points and the credit limit of customers';
CREATE INDEX customer_customer_number ON customer (customer_number) WHERE customer_number IS NOT NULL;

DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX customer_number_words ON customer_number USING gin ((custid || ' ' || company_name) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: customer numbers are searched without an index';
END
$$;
