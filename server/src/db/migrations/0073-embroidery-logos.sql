-- Logos that shoppers bring, and those of the house. Files are kept here and not beside the database: a logo and its
-- bytes come and go in one transaction, on every server of the store.
CREATE TABLE embroidery_logo_file (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea NOT NULL,
  is_ordered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN embroidery_logo_file.hash IS 'SHA-256 of the bytes: what a line keeps of its stitches';
COMMENT ON COLUMN embroidery_logo_file.is_ordered IS 'stitches of a line that was ordered: they outlive their logo';

CREATE TABLE embroidery_logo (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  customer_id integer REFERENCES customer ON DELETE CASCADE,
  token_hash text,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  format text NOT NULL CHECK (format IN ('png', 'jpg', 'webp', 'svg', 'pdf', 'eps', 'ai', 'dst', 'exp', 'pes', 'jef', 'vp3')),
  state text NOT NULL CHECK (state IN ('uploaded', 'draft', 'digitized')),
  key text NOT NULL,
  source_hash text NOT NULL REFERENCES embroidery_logo_file,
  picture_hash text REFERENCES embroidery_logo_file,
  thumb_hash text REFERENCES embroidery_logo_file,
  stitch_hash text REFERENCES embroidery_logo_file,
  sewn jsonb,
  created_at timestamptz NOT NULL,
  CONSTRAINT embroidery_logo_owner CHECK (customer_id IS NULL OR token_hash IS NULL),
  CONSTRAINT embroidery_logo_sewn CHECK ((state = 'uploaded') = (stitch_hash IS NULL) AND (stitch_hash IS NULL) = (sewn IS NULL)),
  CONSTRAINT embroidery_logo_pictured CHECK ((picture_hash IS NULL) = (thumb_hash IS NULL))
);
COMMENT ON COLUMN embroidery_logo.token_hash IS 'of the cookie of a guest; without it and without a customer a logo is the house''s';
COMMENT ON COLUMN embroidery_logo.key IS 'part of the address of its pictures: whoever was given it sees them';
COMMENT ON COLUMN embroidery_logo.source_hash IS 'what was brought; a picture as it was written anew';
COMMENT ON COLUMN embroidery_logo.sewn IS 'format, threads, stitches, trims and measures of the file stitch_hash';
CREATE INDEX embroidery_logo_customer ON embroidery_logo (customer_id, id) WHERE customer_id IS NOT NULL;
CREATE INDEX embroidery_logo_token ON embroidery_logo (token_hash, id) WHERE token_hash IS NOT NULL;
