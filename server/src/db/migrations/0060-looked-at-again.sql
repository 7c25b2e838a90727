-- Settled payments that the processor is asked about again: those of which its books say otherwise, and those that it had
-- never heard of an hour before.
CREATE INDEX payment_to_look_again ON payment (next_look_at) WHERE next_look_at IS NOT NULL;
