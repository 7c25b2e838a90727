-- Quotes that hold (decision 0077): what one promises is kept beside its paper, and staff put it into a cart.
ALTER TABLE cart_quote ADD COLUMN prices jsonb;
COMMENT ON COLUMN cart_quote.prices IS 'its lines and what each cost; null of a quote that is paper alone';

ALTER TABLE cart ADD COLUMN quote_id bigint REFERENCES cart_quote ON DELETE SET NULL;
COMMENT ON COLUMN cart.quote_id IS 'whose prices hold while the cart is what the quote said; of an ordered cart: held';

-- A quote is in one cart at a time, and a cart becomes one order: a quote is ordered once.
CREATE UNIQUE INDEX cart_quote_held ON cart (quote_id) WHERE quote_id IS NOT NULL;
