-- A cart whose lines went over into a customer's is closed and says into which; nobody uses it any more.
ALTER TABLE cart ADD COLUMN joined_into bigint REFERENCES cart;
ALTER TABLE cart ADD CONSTRAINT cart_joined_is_closed CHECK (joined_into IS NULL OR NOT is_active);
COMMENT ON COLUMN cart.joined_into IS 'the customer''s cart that took its lines; the cart itself was not ordered';
