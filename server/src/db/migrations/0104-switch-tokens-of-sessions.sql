-- A token that takes a sign-in along ends with the session in which it was asked for: whoever is signed out by a new
-- password, by staff or on another device is not signed in by it afterwards. None is older than a minute.
DELETE FROM store_switch_token;
ALTER TABLE store_switch_token ADD COLUMN session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE;
CREATE INDEX store_switch_token_session ON store_switch_token (session_id);
