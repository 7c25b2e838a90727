-- Staff find messages by a part of what was written, or by whom. Where the server has trigrams, and lets this database
-- have them, the part is looked up; elsewhere every message is read.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX contact_message_words ON contact_message USING gin (
    (comment || ' ' || name || ' ' || email || ' ' || coalesce(telephone, '')) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: messages are searched without an index';
END
$$;
