-- Whoever holds the token of an order may ask by it alone. A hash finds it: how long that takes tells nothing of how the
-- token begins.
CREATE INDEX sales_order_token ON sales_order USING hash (confirmation_token);
