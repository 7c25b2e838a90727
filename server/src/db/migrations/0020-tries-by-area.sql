-- Tries are counted alike for whoever comes in: staff, customers, and whoever asks for an account or for a letter.
ALTER TABLE staff_try RENAME TO sign_in_try;
ALTER TABLE sign_in_try RENAME COLUMN email TO login;
ALTER TABLE sign_in_try ADD COLUMN area text NOT NULL DEFAULT 'staff';
ALTER TABLE sign_in_try ALTER COLUMN area DROP DEFAULT;
COMMENT ON COLUMN sign_in_try.area IS 'what was tried: a row of the table of limits';
COMMENT ON COLUMN sign_in_try.login IS 'in lower case, and of anybody: unknown ones are counted like known ones';
DROP INDEX staff_try_email, staff_try_address;
ALTER INDEX staff_try_age RENAME TO sign_in_try_age;
CREATE INDEX sign_in_try_login ON sign_in_try (area, login, tried_at);
CREATE INDEX sign_in_try_address ON sign_in_try (area, address, tried_at);

-- Browsers are known to whoever signed in there, staff or customer.
ALTER TABLE staff_known_browser RENAME TO known_browser;
ALTER TABLE known_browser ALTER COLUMN staff_id DROP NOT NULL;
ALTER TABLE known_browser ADD COLUMN customer_id integer REFERENCES customer ON DELETE CASCADE;
ALTER TABLE known_browser ADD CHECK ((staff_id IS NULL) <> (customer_id IS NULL));
ALTER INDEX staff_known_browser_staff RENAME TO known_browser_staff;
CREATE INDEX known_browser_customer ON known_browser (customer_id) WHERE customer_id IS NOT NULL;
