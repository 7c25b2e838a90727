-- Why a line costs what it does, as it was on the day of the order.
ALTER TABLE order_item ADD COLUMN price_rules jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN order_item.price_rules IS 'the catalog price rules by which it cost less: [{ruleId, label}]';
