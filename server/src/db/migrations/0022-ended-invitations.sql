-- How an invitation ended, for whoever opens its link afterwards: the hash of its token and nothing of whom it was for.
CREATE TABLE staff_ended_invitation (
  token_hash text PRIMARY KEY,
  ending text NOT NULL CHECK (ending IN ('used', 'replaced', 'withdrawn')),
  ended_at timestamptz NOT NULL
);
CREATE INDEX staff_ended_invitation_at ON staff_ended_invitation (ended_at);
