-- What is sewn of a line: one job for each embroidered part of it. Words, placement and design stay with the line; here
-- stands where the work is, and what jobs are lined up by.
CREATE TABLE embroidery_job (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_item_id bigint NOT NULL REFERENCES order_item ON DELETE CASCADE,
  part integer NOT NULL CHECK (part >= 0),
  state text NOT NULL CHECK (state IN ('waiting_for_artwork', 'digitizing', 'proof_sent', 'approved', 'queued', 'hooped',
    'sewn', 'checked', 'packed', 'held', 'redone')),
  held_from text CHECK (held_from IN ('waiting_for_artwork', 'digitizing', 'proof_sent', 'approved', 'queued', 'redone')),
  reason text CHECK (reason IN ('artwork_missing', 'artwork_unusable', 'garment_missing', 'thread_missing', 'buyer_asked',
    'machine_failed', 'thread_broke', 'wrong_place', 'wrong_thread', 'cloth_damaged')),
  due_day text CHECK (due_day ~ '^\d{4}-\d\d-\d\d$'),
  threads text NOT NULL,
  hoop text NOT NULL,
  stitches integer CHECK (stitches >= 0),
  lined_up text NOT NULL GENERATED ALWAYS AS (coalesce(due_day, '9999-12-31') || ' ' || threads || ' ' || hoop) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (order_item_id, part),
  CONSTRAINT embroidery_job_held CHECK ((state = 'held') = (held_from IS NOT NULL))
);
COMMENT ON COLUMN embroidery_job.part IS 'which of the line''s parts, from 0 on';
COMMENT ON COLUMN embroidery_job.threads IS 'numbers with a blank between them: equal sets read alike';
COMMENT ON COLUMN embroidery_job.stitches IS 'of one piece; null where nobody has counted them';
COMMENT ON COLUMN embroidery_job.lined_up IS 'by day, then by threads and hoop, so that needles and frames are changed least';
CREATE INDEX embroidery_job_lined_up ON embroidery_job (lined_up, id);
CREATE INDEX embroidery_job_state ON embroidery_job (state, lined_up, id);

CREATE TRIGGER embroidery_job_moves BEFORE UPDATE OF state ON embroidery_job FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'waiting_for_artwork>digitizing', 'waiting_for_artwork>held',
  'digitizing>waiting_for_artwork', 'digitizing>proof_sent', 'digitizing>held',
  'proof_sent>digitizing', 'proof_sent>approved', 'proof_sent>held',
  'approved>queued', 'approved>held',
  'queued>waiting_for_artwork', 'queued>digitizing', 'queued>hooped', 'queued>held',
  'hooped>sewn', 'hooped>redone',
  'sewn>checked', 'sewn>redone',
  'checked>packed', 'checked>redone',
  'held>waiting_for_artwork', 'held>digitizing', 'held>proof_sent', 'held>approved', 'held>queued', 'held>redone',
  'redone>queued', 'redone>held'))
EXECUTE FUNCTION refuse_move('state');
