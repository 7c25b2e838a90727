-- What an attribute is called in one store view; elsewhere it has its own label.
CREATE TABLE attribute_label (
  attribute_id integer NOT NULL REFERENCES attribute ON DELETE CASCADE,
  store_view_id integer NOT NULL REFERENCES store_view,
  label text NOT NULL,
  PRIMARY KEY (attribute_id, store_view_id)
);

CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_label
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
