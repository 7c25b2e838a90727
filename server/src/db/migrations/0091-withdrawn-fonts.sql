-- Fonts that staff let nobody choose, in whichever offer they stand; a font without a row is offered.
CREATE TABLE embroidery_withdrawn_font (code text PRIMARY KEY);
CREATE TRIGGER held AFTER INSERT OR DELETE OR TRUNCATE ON embroidery_withdrawn_font
  FOR EACH STATEMENT EXECUTE FUNCTION raise_held_version('embroidery offers');
