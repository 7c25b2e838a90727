-- What an order's history says is a code and its values instead of a finished sentence: each reader reads it in their
-- own language. A sentence that no version wrote stays as it is, as what somebody noted.
ALTER TABLE order_event
  ADD COLUMN code text,
  ADD COLUMN "values" jsonb,
  ADD COLUMN shown_to_customer boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN order_event.code IS 'what happened: a row of the table HISTORY of the rules';
COMMENT ON COLUMN order_event."values" IS 'what its sentence tells besides, by name';
COMMENT ON COLUMN order_event.shown_to_customer IS 'whether the order''s shopper reads it too';

-- `$1,234.50`, `¥300`, `CHF 5.00`: each has all the digits of its currency.
CREATE FUNCTION pg_temp.amount_of(said text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'minor', regexp_replace(said, '\D', '', 'g')::bigint,
    'currency', CASE regexp_replace(said, '[\d.,]+$', '')
      WHEN '$' THEN 'USD' WHEN 'CA$' THEN 'CAD' WHEN '€' THEN 'EUR' WHEN '£' THEN 'GBP' WHEN '¥' THEN 'JPY'
      ELSE left(said, 3) END)
$$;

CREATE TEMP TABLE decline_reason ON COMMIT DROP AS
SELECT * FROM (VALUES
  ('declined', 'the bank said no and gave no reason'),
  ('insufficient_funds', 'there is not enough money on the card''s account'),
  ('expired_card', 'the card has expired'),
  ('incorrect_security_code', 'the security code is wrong'),
  ('verification_failed', 'the bank could not verify the cardholder'),
  ('token_spent', 'what stood for the card was used before')) AS reason (code, said);

-- Every sentence of earlier versions, and what the groups of its pattern are. The first versions did not say which
-- payment they meant.
CREATE TEMP TABLE sentence ON COMMIT DROP AS
SELECT code, names::text[], replace(replace(replace(replace(replace(pattern,
    '<n>', '(\d{1,9})'), '<amount>', '((?:CA\$|[$€£¥]|[A-Z]{3} )\d[\d,]{0,15}(?:\.\d{1,3})?)'),
    '<state>', '(declined|voided|refunded|abandoned)'),
    '<said>', (SELECT '(' || string_agg(said, '|') || ')' FROM decline_reason)),
    '<reason>', (SELECT '(' || string_agg(code, '|') || ')' FROM decline_reason)) AS pattern
FROM (VALUES
  ('placed_free', '{}', 'Placed; nothing to pay\.'),
  ('placed_free', '{}', 'The shopper placed the order\. There was nothing to pay\.'),
  ('placed', '{}', 'Written down; payment asked for\.'),
  ('placed', '{}', 'The shopper placed the order\. The store asked the processor for the payment\.'),
  ('authorized', '{}', 'Payment authorized\.'),
  ('authorized', '{}', 'The processor authorized the payment: the money is reserved\.'),
  ('captured', '{}', 'Payment captured\.'),
  ('captured', '{}', 'The processor captured the payment: the money is taken\.'),
  ('unanswered', '{}', 'No answer about the payment yet\.'),
  ('unanswered', '{}', 'The processor has not answered yet\. The store asks again by itself\.'),
  ('unconfirmed', '{}', 'Ended by the store: the shopper had not answered the bank in time\.'),
  ('given_up', '{}', 'Given up by the shopper before the bank had confirmed it\.'),
  ('declined', '{reason}', 'Payment declined: <reason>\.'),
  ('declined', '{payment,reason}', 'The processor declined payment <n>: <said>\.'),
  ('voided', '{of}', 'Payment voided: <reason>\.'),
  ('voided', '{payment}', 'The processor called payment <n> off: no money moved\.'),
  ('abandoned_or_unconfirmed', '{of}', 'Payment abandoned: <reason>\.'),
  ('abandoned_or_unconfirmed', '{payment}',
    'Nothing came of payment <n>: it never reached the processor, or the shopper did not answer the bank\. No money moved\.'),
  ('abandoned', '{payment}', 'Nothing came of payment <n>: it never reached the processor\. No money moved\.'),
  ('unwanted_authorized', '{amount,payment,was}',
    'The processor has authorized <amount> for payment <n>, which was <state>\. It is given back\.'),
  ('unwanted_captured', '{amount,payment,was}',
    'The processor has captured <amount> for payment <n>, which was <state>\. It is given back\.'),
  ('wrong_authorized', '{amount,asked}',
    'The processor has authorized <amount> where <amount> was asked for\. It is given back\.'),
  ('wrong_captured', '{amount,asked}',
    'The processor has captured <amount> where <amount> was asked for\. It is given back\.'),
  ('given_back_authorized', '{payment,amount}', 'The money reserved for payment <n> was given back: <amount>\.'),
  ('given_back_captured', '{payment,amount}', 'The money taken for payment <n> was given back: <amount>\.')
) AS known (code, names, pattern);

-- Each sentence is read once, however many orders say it.
CREATE TEMP TABLE told ON COMMIT DROP AS
SELECT note, sentence.code, (
    SELECT coalesce(jsonb_object_agg(name, CASE
        WHEN name = 'payment' THEN to_jsonb(found::int)
        WHEN name IN ('amount', 'asked') THEN pg_temp.amount_of(found)
        WHEN name = 'reason' THEN to_jsonb(coalesce((SELECT code FROM decline_reason WHERE said = found), found))
        ELSE to_jsonb(found) END) FILTER (WHERE name <> 'of'), '{}')
    FROM unnest(sentence.names, match) AS part (name, found) WHERE name IS NOT NULL
  ) AS "values", names && '{of}' OR names = '{reason}' AS is_uncounted
FROM (SELECT DISTINCT note FROM order_event) AS said
  CROSS JOIN sentence
  CROSS JOIN LATERAL regexp_match(note, '^' || pattern || '$') AS match
WHERE match IS NOT NULL;

UPDATE order_event SET code = told.code, "values" = told."values",
    shown_to_customer = told.code IN ('placed_free', 'placed', 'authorized', 'captured')
  FROM told WHERE told.note = order_event.note;

-- Placing an order asks for one payment more, so that many payments had been asked for by then.
UPDATE order_event SET "values" = order_event."values" || jsonb_build_object('payment', (
    SELECT greatest(count(*), 1) FROM order_event AS placed
    WHERE placed.order_id = order_event.order_id AND placed.id < order_event.id AND placed.code = 'placed'))
  FROM told WHERE told.note = order_event.note AND told.is_uncounted;

UPDATE order_event SET code = 'note', "values" = jsonb_build_object('text', note) WHERE code IS NULL;

DROP FUNCTION pg_temp.amount_of(text);
ALTER TABLE order_event
  ALTER COLUMN code SET NOT NULL,
  ALTER COLUMN "values" SET NOT NULL,
  DROP COLUMN note;
