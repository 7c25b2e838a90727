-- The unit of weight is a setting. Pounds were what every store had that said nothing else: these go by their
-- views' countries from now on; a store that weighs in kilograms goes on doing so.
UPDATE config_value SET path = 'weightUnit' WHERE path = 'general/locale/weight_unit' AND value = '"kgs"';
DELETE FROM config_value WHERE path = 'general/locale/weight_unit';
