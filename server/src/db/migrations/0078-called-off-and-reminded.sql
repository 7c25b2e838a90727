-- Lines on which something is sewn and of which no piece is left: few of all lines, whose jobs staff ask for as called off.
CREATE INDEX order_item_called_off ON order_item (id)
  WHERE quantity - quantity_canceled - quantity_dropped = 0 AND jsonb_path_exists(configuration, '$.parts[*].made');

-- Buyers who do not answer are reminded of a proof: each time stands with what else was said to it.
ALTER TABLE embroidery_proof_event DROP CONSTRAINT embroidery_proof_event_step_check;
ALTER TABLE embroidery_proof_event ADD CONSTRAINT embroidery_proof_event_step_check
  CHECK (step IN ('send', 'remind', 'comment', 'approve', 'approveFor', 'withdraw', 'replace'));
CREATE INDEX embroidery_proof_open ON embroidery_proof (state, id) WHERE state IN ('sent', 'commented');

-- Orders that were placed with a logo which was digitized before their jobs asked for it: they ask now.
INSERT INTO outbox (event, payload, created_at)
SELECT DISTINCT 'production.logoOrdered', jsonb_build_object('logoId', embroidery_logo.id), now()
FROM embroidery_job
JOIN order_item ON order_item.id = order_item_id
CROSS JOIN LATERAL (SELECT configuration -> 'parts' -> part -> 'made' AS made) AS ordered
JOIN embroidery_logo ON made ->> 'logo' = 'L' || lpad(embroidery_logo.id::text, greatest(6, length(embroidery_logo.id::text)), '0')
WHERE embroidery_job.state IN ('waiting_for_artwork', 'digitizing', 'proof_sent', 'approved', 'queued', 'redone', 'held')
  AND embroidery_logo.state = 'digitized' AND made ->> 'state' <> 'digitized'
  AND made -> 'sewn' ->> 'hash' IS DISTINCT FROM embroidery_logo.stitch_hash;
