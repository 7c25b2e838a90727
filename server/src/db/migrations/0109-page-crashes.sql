-- Crashes of shoppers' pages, alike ones together (ERROR-07, OPEN-31); aged out by a job.
CREATE TABLE page_crash (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  alike text NOT NULL UNIQUE CHECK (char_length(alike) = 64),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 300),
  stack text NOT NULL CHECK (char_length(stack) <= 2100),
  page text NOT NULL,
  version text NOT NULL CHECK (char_length(version) <= 20),
  browser text NOT NULL
    CHECK (browser IN ('Edge', 'Opera', 'Samsung', 'Firefox', 'Chrome', 'Safari', 'Other')),
  count integer NOT NULL CHECK (count > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
COMMENT ON COLUMN page_crash.alike IS 'hash of message, stack, page, version and browser';
COMMENT ON COLUMN page_crash.page IS 'the pattern of the address: what stands in it is not kept';

CREATE INDEX page_crash_last ON page_crash (last_at, id);
CREATE INDEX page_crash_count ON page_crash (count, id);
