-- Whoever takes consent back is not told of: what waits is found among what waits, and not among all of a month.
CREATE INDEX conversion_event_untold ON conversion_event (noted_at) WHERE person IS NOT NULL;
