-- What staff say otherwise of a letter than its template does, for each store view.
CREATE TABLE letter_text (
  store_view_id integer NOT NULL REFERENCES store_view (id) ON DELETE CASCADE,
  template text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (store_view_id, template, name)
);
COMMENT ON TABLE letter_text IS 'texts of letters in the words of staff; what has no row is said by the template, in the language of the store view';
COMMENT ON COLUMN letter_text.template IS 'which letter: order.confirmation';
COMMENT ON COLUMN letter_text.name IS 'which of its texts: subject, heading, intro, closing';

INSERT INTO held_version (name, version) VALUES ('letter texts', 1);

CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON letter_text
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('letter texts');
