-- Making the stitches of a logo is paid once (EMB-17): by the first order that is placed and stands. What nobody paid,
-- or was called off or paid back as a whole, is to be paid by the next one; the trigger says so whoever moves an order.
ALTER TABLE embroidery_logo ADD COLUMN digitizing_order_id bigint REFERENCES sales_order;
COMMENT ON COLUMN embroidery_logo.digitizing_order_id IS 'the order that pays for its stitches; written by the statement that opens an order';
CREATE INDEX embroidery_logo_digitizing ON embroidery_logo (digitizing_order_id) WHERE digitizing_order_id IS NOT NULL;
CREATE INDEX embroidery_logo_source ON embroidery_logo (source_hash);

CREATE FUNCTION free_digitizing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE embroidery_logo SET digitizing_order_id = NULL WHERE digitizing_order_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER sales_order_digitizing AFTER UPDATE OF status ON sales_order FOR EACH ROW
WHEN (NEW.status IN ('payment_declined', 'payment_given_up', 'payment_unfinished', 'canceled', 'closed'))
EXECUTE FUNCTION free_digitizing();
