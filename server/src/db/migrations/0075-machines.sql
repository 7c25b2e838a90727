-- The machines that sew, and what stands on each: a job is laid on one for a day, and its pieces are counted as they
-- come off it.
CREATE TABLE embroidery_machine (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL UNIQUE CHECK (name <> ''),
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  heads integer NOT NULL CHECK (heads BETWEEN 1 AND 56),
  stitches_per_minute integer NOT NULL CHECK (stitches_per_minute BETWEEN 100 AND 2000),
  minutes_a_day integer NOT NULL CHECK (minutes_a_day BETWEEN 1 AND 1440),
  hoops text[] NOT NULL,
  needles text[] NOT NULL CHECK (cardinality(needles) BETWEEN 1 AND 24),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN embroidery_machine.needles IS 'number of the thread on each needle, from the first on; empty where there is none';

ALTER TABLE embroidery_job
  ADD COLUMN machine_id bigint REFERENCES embroidery_machine,
  ADD COLUMN sew_day text CHECK (sew_day ~ '^\d{4}-\d\d-\d\d$'),
  ADD COLUMN pieces_done integer NOT NULL DEFAULT 0 CHECK (pieces_done >= 0),
  ADD COLUMN last_press uuid,
  ADD CONSTRAINT embroidery_job_laid CHECK ((machine_id IS NULL) = (sew_day IS NULL));
COMMENT ON COLUMN embroidery_job.last_press IS 'what moved it last: told again because its answer was lost, it moves nothing';
CREATE INDEX embroidery_job_laid_on ON embroidery_job (machine_id, sew_day, id) WHERE machine_id IS NOT NULL;

-- Orders that were placed before there were jobs, as far as they are not over: they are made as for a new order.
INSERT INTO outbox (event, payload, created_at)
SELECT 'production.orderFound', jsonb_build_object('orderId', sales_order.id), now() FROM sales_order
WHERE status IN ('processing', 'holded') AND EXISTS (
  SELECT FROM order_item WHERE order_id = sales_order.id AND jsonb_path_exists(configuration, '$.parts[*].made')
    AND NOT EXISTS (SELECT FROM embroidery_job WHERE order_item_id = order_item.id));

-- Stitches that nobody has counted.
INSERT INTO outbox (event, payload, created_at)
SELECT DISTINCT 'production.jobsMade', jsonb_build_object('orderId', order_id), now() FROM embroidery_job
JOIN order_item ON order_item.id = order_item_id WHERE stitches IS NULL AND state <> 'packed';
