-- Codes that a rule gives by itself, one for whoever asked: the newsletter's popup.
ALTER TABLE coupon ADD COLUMN given_to text;
COMMENT ON COLUMN coupon.given_to IS 'a hash of whoever was given it by name; NULL: whoever staff hand it to';
CREATE UNIQUE INDEX coupon_given ON coupon (rule_id, given_to);
