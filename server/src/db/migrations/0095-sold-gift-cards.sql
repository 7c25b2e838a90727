-- Gift cards that were bought, one for each piece of an order's line: each becomes a card on its day, once (decision 0124).
CREATE TABLE sold_gift_card (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_item_id bigint NOT NULL REFERENCES order_item ON DELETE CASCADE,
  piece integer NOT NULL CHECK (piece > 0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'calling_off', 'called_off')),
  gift_card_id integer UNIQUE REFERENCES gift_card,
  send_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (order_item_id, piece),
  CHECK (state NOT IN ('sent', 'calling_off') OR gift_card_id IS NOT NULL),
  CHECK (state <> 'waiting' OR gift_card_id IS NULL)
);
COMMENT ON COLUMN sold_gift_card.state IS 'calling_off: its piece was paid back or canceled, and what is left on the card is still to be taken off';
COMMENT ON COLUMN sold_gift_card.send_at IS 'the first moment of its day by the store''s clocks, or when it was ordered';
CREATE INDEX sold_gift_card_open ON sold_gift_card (send_at) WHERE state IN ('waiting', 'calling_off');

-- What is canceled or paid back is no card any more, the last pieces first, in the transaction that says so; where the
-- processor then refuses, it is one again as long as nothing was taken off.
CREATE FUNCTION call_gift_cards_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alive integer := NEW.quantity - NEW.quantity_canceled - NEW.quantity_refunded;
BEGIN
  UPDATE sold_gift_card SET state = CASE
      WHEN piece > alive THEN CASE state WHEN 'waiting' THEN 'called_off' WHEN 'sent' THEN 'calling_off' ELSE state END
      WHEN state = 'calling_off' THEN 'sent'
      WHEN state = 'called_off' AND gift_card_id IS NULL THEN 'waiting'
      ELSE state END
    WHERE order_item_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER gift_cards_called_off AFTER UPDATE OF quantity_canceled, quantity_refunded ON order_item FOR EACH ROW
  WHEN (NEW.configuration ->> 'kind' = 'giftCard'
    AND (OLD.quantity_canceled, OLD.quantity_refunded) IS DISTINCT FROM (NEW.quantity_canceled, NEW.quantity_refunded))
  EXECUTE FUNCTION call_gift_cards_off();

-- Gift cards are never shipped.
CREATE OR REPLACE FUNCTION note_shipping() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales_order SET has_shipped = line.has_shipped, has_to_ship = line.has_to_ship
  FROM (SELECT DISTINCT order_id FROM written) AS one, LATERAL (
    SELECT bool_or(quantity_shipped > 0) AS has_shipped,
      bool_or(coalesce(configuration ->> 'kind', '') NOT IN ('virtual', 'giftCard')
        AND quantity > quantity_canceled + quantity_dropped + quantity_shipped) AS has_to_ship
    FROM order_item WHERE order_item.order_id = one.order_id
  ) AS line
  WHERE sales_order.id = one.order_id
    AND (sales_order.has_shipped, sales_order.has_to_ship) IS DISTINCT FROM (line.has_shipped, line.has_to_ship);
  RETURN NULL;
END
$$;
