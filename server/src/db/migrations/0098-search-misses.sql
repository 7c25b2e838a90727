-- What was searched for and nothing was found, by store view: written down by a job, cleared away after a quarter.
CREATE TABLE search_miss (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No reference: what was noted of a view that is gone meanwhile would stop all that was noted with it.
  store_view_id bigint NOT NULL,
  -- In small letters, each gap one space; nothing that says who asked.
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 128),
  times bigint NOT NULL CHECK (times > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL CHECK (last_at >= first_at),
  UNIQUE (store_view_id, text)
);
CREATE INDEX search_miss_times ON search_miss (times, id);
CREATE INDEX search_miss_last ON search_miss (last_at, id);
