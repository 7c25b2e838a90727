-- The shop's own figures (decision 0138): how many visits of a day came how far, and which styles they saw. Nobody stands
-- in it; aged out by a job.
CREATE TABLE visit_figure (
  day date NOT NULL,
  store_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  stage text NOT NULL CHECK (stage IN ('visit', 'product', 'cart', 'checkout')),
  product_id integer NOT NULL,
  times bigint NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, store_view_id, stage, product_id)
);
COMMENT ON TABLE visit_figure IS 'visits of a day, by how far they came';
COMMENT ON COLUMN visit_figure.day IS 'by the clocks of the store view''s warehouse';
COMMENT ON COLUMN visit_figure.product_id IS 'the style that was seen or put into a cart; 0 for all of them together';
