-- What stands in a history, and why something is sent back, are words of the store's tables and no others.
ALTER TABLE order_event
  ADD CONSTRAINT order_event_status_check CHECK (status IN ('pending_payment', 'payment_review', 'payment_declined',
    'payment_given_up', 'payment_unfinished', 'processing', 'holded', 'complete', 'closed', 'canceled'));
ALTER TABLE order_return
  ADD CONSTRAINT order_return_reason_check
    CHECK (reason IN ('wrong_size', 'damaged', 'not_as_described', 'not_needed', 'other'));
