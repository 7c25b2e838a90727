-- What shoppers accepted of cookies, and of which list (decision 0136); aged out by a job.
CREATE TABLE consent_list (
  version text PRIMARY KEY CHECK (version <> ''),
  things jsonb NOT NULL,
  first_at timestamptz NOT NULL
);
COMMENT ON TABLE consent_list IS 'what a list of cookies had in it when it was first chosen of';

CREATE TABLE consent_choice (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  store_view_id integer NOT NULL REFERENCES store_view ON DELETE CASCADE,
  customer_id integer REFERENCES customer ON DELETE CASCADE,
  visitor uuid,
  accepted text NOT NULL CHECK (char_length(accepted) <= 200),
  list text NOT NULL REFERENCES consent_list,
  has_signal boolean NOT NULL,
  chosen_at timestamptz NOT NULL
);
COMMENT ON COLUMN consent_choice.visitor IS 'the number that a browser made for its choices; it is known by nothing else';
COMMENT ON COLUMN consent_choice.accepted IS 'all, or categories with commas between them; empty for a decline';
COMMENT ON COLUMN consent_choice.has_signal IS 'whether the browser sent the signal that data be not sold or shared';

CREATE INDEX consent_choice_chosen ON consent_choice (chosen_at, id);
CREATE INDEX consent_choice_view ON consent_choice (store_view_id, chosen_at);
CREATE INDEX consent_choice_visitor ON consent_choice (visitor, id);
CREATE INDEX consent_choice_customer ON consent_choice (customer_id);
CREATE INDEX consent_choice_list ON consent_choice (list);
