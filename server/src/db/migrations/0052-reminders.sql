-- What customers of a group earn, in percent of what the settings say.
ALTER TABLE customer_group ADD COLUMN points_percent integer NOT NULL DEFAULT 100
  CHECK (points_percent BETWEEN 0 AND 1000);

-- Points of which their customer was told that they are over soon: each of them once.
CREATE TABLE points_reminder (
  account_id integer NOT NULL REFERENCES ledger_account,
  ends_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, ends_at)
);

-- Carts whose shopper was reminded of them: each once.
CREATE TABLE cart_reminder (
  cart_id bigint PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  told_at timestamptz NOT NULL
);

-- Links of further letters by which somebody ends their newsletter; the newest of it stands at the subscription.
CREATE TABLE newsletter_link (
  token_hash text PRIMARY KEY,
  subscription_id integer NOT NULL REFERENCES newsletter_subscription ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX newsletter_link_subscription ON newsletter_link (subscription_id);

-- Carts that were begun of late are found by the block they stand in, which costs a cart nothing.
CREATE INDEX cart_begun ON cart USING brin (created_at);
