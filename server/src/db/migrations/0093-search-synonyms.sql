-- Words that staff made mean the same, or made lead to others, for searches.
CREATE TABLE search_synonym (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In one store view alone; null: in all of them.
  store_view_id bigint REFERENCES store_view (id) ON DELETE CASCADE,
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 1 AND 40),
  -- What whoever types one of the words finds as well; empty: the words mean one another.
  means text[] NOT NULL DEFAULT '{}' CHECK (cardinality(means) <= 40)
);
CREATE INDEX search_synonym_store_view ON search_synonym (store_view_id);

INSERT INTO held_version (name, version) VALUES ('search synonyms', 1);
CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('search synonyms');
