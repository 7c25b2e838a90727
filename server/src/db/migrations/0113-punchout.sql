-- Buyers who come from procurement systems (decision 0144): partners, their visits, and what was exchanged.
CREATE TABLE punchout_partner (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  is_active boolean NOT NULL,
  protocol text NOT NULL CHECK (protocol IN ('cxml', 'oci')),
  domain text NOT NULL CHECK (char_length(domain) <= 100),
  identity text NOT NULL CHECK (char_length(identity) BETWEEN 1 AND 100),
  secret_hash text NOT NULL,
  portal_id integer NOT NULL REFERENCES portal ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES customer_group,
  store_view_id integer NOT NULL REFERENCES store_view,
  return_hosts text[] NOT NULL CHECK (cardinality(return_hosts) BETWEEN 1 AND 10),
  form_kind text NOT NULL CHECK (form_kind IN ('cxml-urlencoded', 'cxml-base64')),
  piece_unit text NOT NULL CHECK (char_length(piece_unit) BETWEEN 1 AND 10),
  set_unit text NOT NULL CHECK (char_length(set_unit) BETWEEN 1 AND 10),
  class_domain text NOT NULL,
  class_code text NOT NULL,
  fields jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON COLUMN punchout_partner.secret_hash IS 'argon2id: staff type what a procurement system is set up with';
CREATE UNIQUE INDEX punchout_partner_identity ON punchout_partner (protocol, lower(domain), lower(identity));
CREATE INDEX punchout_partner_portal ON punchout_partner (portal_id);
CREATE INDEX punchout_partner_group ON punchout_partner (group_id);

CREATE TABLE punchout_visit (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  partner_id integer NOT NULL REFERENCES punchout_partner ON DELETE CASCADE,
  operation text NOT NULL CHECK (operation IN ('create', 'edit', 'inspect')),
  state text NOT NULL CHECK (state IN ('asked', 'open', 'handedOver', 'cancelled')),
  payload_id text NOT NULL CHECK (char_length(payload_id) BETWEEN 1 AND 255),
  buyer_cookie text NOT NULL CHECK (char_length(buyer_cookie) <= 1000),
  return_url text NOT NULL CHECK (char_length(return_url) <= 2100),
  reply_to jsonb NOT NULL,
  cart_mask_id text NOT NULL,
  start_token_hash text UNIQUE,
  start_until timestamptz NOT NULL,
  asked_at timestamptz NOT NULL,
  opened_at timestamptz,
  ended_at timestamptz,
  UNIQUE (partner_id, payload_id)
);
COMMENT ON COLUMN punchout_visit.payload_id IS 'of the request: one that comes twice is answered as the first';
COMMENT ON COLUMN punchout_visit.reply_to IS 'whom the hand-over is from and to, as the request named them; what OCI wants back unchanged';
COMMENT ON COLUMN punchout_visit.start_token_hash IS 'null once somebody came in by it';
CREATE INDEX punchout_visit_asked ON punchout_visit (asked_at, id);

CREATE TABLE punchout_document (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  partner_id integer NOT NULL REFERENCES punchout_partner ON DELETE CASCADE,
  visit_id bigint REFERENCES punchout_visit ON DELETE CASCADE,
  kind text NOT NULL CHECK
    (kind IN ('setupRequest', 'setupResponse', 'ociLogin', 'orderMessage', 'ociItems', 'cancellation')),
  status integer NOT NULL,
  body text NOT NULL,
  made_at timestamptz NOT NULL
);
COMMENT ON COLUMN punchout_document.body IS 'without secrets';
CREATE INDEX punchout_document_visit ON punchout_document (visit_id, id);
CREATE INDEX punchout_document_partner ON punchout_document (partner_id, id);
CREATE INDEX punchout_document_made ON punchout_document (made_at);

-- A buyer's session is a visit's: no customer holds it, and it ends with the visit.
ALTER TABLE session
  ADD COLUMN punchout_id bigint REFERENCES punchout_visit ON DELETE CASCADE,
  DROP CONSTRAINT session_check,
  ADD CONSTRAINT session_check CHECK (num_nonnulls(staff_id, customer_id, punchout_id) = 1);
CREATE INDEX session_punchout ON session (punchout_id) WHERE punchout_id IS NOT NULL;

ALTER TABLE cart ADD COLUMN is_bound boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN cart.is_bound IS 'of one visit from a procurement system: nobody else uses it, whoever knows its id';
