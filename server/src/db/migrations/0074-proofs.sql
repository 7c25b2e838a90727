-- What a buyer is shown before something is sewn, and what they say to it. A version is what an approval is bound to:
-- another design is another version, and none is written anew.
ALTER TABLE embroidery_job
  ADD COLUMN approval text NOT NULL DEFAULT 'not_needed' CHECK (approval IN ('not_needed', 'awaited', 'given'));
COMMENT ON COLUMN embroidery_job.approval IS 'whether the buyer''s word is wanted before it is sewn, and there';

DROP TRIGGER embroidery_job_moves ON embroidery_job;
CREATE TRIGGER embroidery_job_moves BEFORE UPDATE OF state ON embroidery_job FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'waiting_for_artwork>digitizing', 'waiting_for_artwork>held',
  'digitizing>waiting_for_artwork', 'digitizing>proof_sent', 'digitizing>queued', 'digitizing>held',
  'proof_sent>digitizing', 'proof_sent>approved', 'proof_sent>held',
  'approved>digitizing', 'approved>queued', 'approved>held',
  'queued>waiting_for_artwork', 'queued>digitizing', 'queued>hooped', 'queued>held',
  'hooped>sewn', 'hooped>redone',
  'sewn>checked', 'sewn>redone',
  'checked>packed', 'checked>redone',
  'held>waiting_for_artwork', 'held>digitizing', 'held>proof_sent', 'held>approved', 'held>queued', 'held>redone',
  'redone>queued', 'redone>held'))
EXECUTE FUNCTION refuse_move('state');

CREATE TABLE embroidery_proof (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  job_id bigint NOT NULL REFERENCES embroidery_job ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  made jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('drafted', 'sent', 'commented', 'approved', 'replaced', 'withdrawn')),
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  UNIQUE (job_id, version)
);
COMMENT ON COLUMN embroidery_proof.hash IS 'of the design, thread, placement and garment that it shows';
COMMENT ON COLUMN embroidery_proof.made IS 'the design as it shows it, in the shape that carts and orders keep';
COMMENT ON COLUMN embroidery_proof.approved_at IS 'stays when it is replaced: the same buyer need not approve the very same again';
CREATE UNIQUE INDEX embroidery_proof_one ON embroidery_proof (job_id)
  WHERE state NOT IN ('replaced', 'withdrawn');
CREATE INDEX embroidery_proof_approved ON embroidery_proof (hash) WHERE approved_at IS NOT NULL;

CREATE TRIGGER embroidery_proof_moves BEFORE UPDATE OF state ON embroidery_proof FOR EACH ROW
WHEN (OLD.state <> NEW.state AND OLD.state || '>' || NEW.state NOT IN (
  'drafted>sent', 'drafted>approved', 'drafted>withdrawn', 'drafted>replaced',
  'sent>commented', 'sent>approved', 'sent>withdrawn', 'sent>replaced',
  'commented>sent', 'commented>approved', 'commented>withdrawn', 'commented>replaced',
  'approved>replaced'))
EXECUTE FUNCTION refuse_move('state');

CREATE TABLE embroidery_proof_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  proof_id bigint NOT NULL REFERENCES embroidery_proof ON DELETE CASCADE,
  step text NOT NULL CHECK (step IN ('send', 'comment', 'approve', 'approveFor', 'withdraw', 'replace')),
  text text NOT NULL,
  drawing jsonb NOT NULL,
  staff_email text,
  at timestamptz NOT NULL
);
COMMENT ON COLUMN embroidery_proof_event.text IS 'what the buyer asks for, or staff write along; blank once the buyer is forgotten';
COMMENT ON COLUMN embroidery_proof_event.staff_email IS 'null where the buyer did it';
CREATE INDEX embroidery_proof_event_proof ON embroidery_proof_event (proof_id, id);

CREATE TABLE embroidery_proof_link (
  key_hash text PRIMARY KEY,
  proof_id bigint NOT NULL REFERENCES embroidery_proof ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE embroidery_proof_link IS 'what opens a proof to whoever has its letter: the key itself stands there alone';
CREATE INDEX embroidery_proof_link_proof ON embroidery_proof_link (proof_id);
CREATE INDEX embroidery_proof_link_over ON embroidery_proof_link (expires_at);
