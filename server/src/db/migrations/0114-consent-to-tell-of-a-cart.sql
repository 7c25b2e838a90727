-- That a cart may be told of is the consent of the browser that told whose it is, whoever tells the same address after it.
ALTER TABLE identity_cart ADD COLUMN visitor uuid, ADD COLUMN captured_at timestamptz;
UPDATE identity_cart SET visitor = identity_contact.visitor, captured_at = identity_contact.captured_at
FROM identity_contact WHERE identity_contact.id = contact_id;
ALTER TABLE identity_cart ALTER COLUMN captured_at SET NOT NULL;
COMMENT ON COLUMN identity_cart.visitor IS 'whose consent it is, by the number that the browser keeps with it';
COMMENT ON COLUMN identity_contact.visitor IS 'whose consent it is that there is such a contact, by the number that the browser keeps with it';

-- A cart that is another address's by now is taken away from the one that it was told of.
ALTER TABLE identity_notice DROP CONSTRAINT identity_notice_kind_check;
ALTER TABLE identity_notice
  ADD CONSTRAINT identity_notice_kind_check CHECK (kind IN ('contact', 'cart', 'ordered', 'moved'));
