-- The list of orders goes by when they were written, for all of them and for each status: days that are asked for are
-- found at once wherever they lie.
CREATE INDEX sales_order_created ON sales_order (created_at, id);
DROP INDEX sales_order_status;
CREATE INDEX sales_order_status ON sales_order (status, created_at, id);

-- What staff read of a period.
CREATE INDEX sales_order_placed ON sales_order (placed_at) WHERE placed_at IS NOT NULL;
CREATE INDEX order_return_created ON order_return (created_at);
CREATE INDEX money_paper_created ON money_paper (created_at) WHERE kind = 'refund';
CREATE INDEX payment_reserved ON payment (order_id) WHERE state = 'authorized';
CREATE INDEX payment_movement_not_back ON payment_movement (payment_id) WHERE kind = 'refund' AND state <> 'done';

-- The beginning of a product's number, without regard to case.
CREATE INDEX order_item_sku ON order_item (lower(sku) text_pattern_ops, order_id);

-- A part of a name, an email, a number of the order or of the buyer's purchase order. Where the server has trigrams, and
-- lets this database have them, the parts are looked up; elsewhere every order is read. What orders add is sorted in by
-- few of them at a time, for one of them waits for it.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX sales_order_words ON sales_order USING gin ((' ' || number || ' ' || email || ' '
    || coalesce(billing_address->>'firstname', '') || ' ' || coalesce(billing_address->>'lastname', '') || ' '
    || coalesce(purchase_order_number, '')) gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  -- What is rare is told from what is not: orders are then walked through, or looked up.
  ALTER INDEX sales_order_words ALTER COLUMN 1 SET STATISTICS 1000;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'no trigrams: orders are searched without an index';
END
$$;
