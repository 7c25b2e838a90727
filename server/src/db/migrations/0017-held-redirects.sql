-- Every process holds the redirect rules in memory and reads them anew when they change.
INSERT INTO held_version (name, version) VALUES ('redirects', 1);

CREATE TRIGGER held AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON url_rewrite
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('redirects');
