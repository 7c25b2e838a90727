import { sql, type RawBuilder } from "kysely";

const partsWithoutWords = sql`CASE
  WHEN jsonb_typeof(configuration -> 'parts') = 'array' THEN jsonb_set(configuration, '{parts}', (
    SELECT coalesce(jsonb_agg(CASE WHEN part ->> 'kind' = 'flags' THEN part ELSE part - 'made' || '{"text": "…"}' END
      ORDER BY at), '[]')
    FROM jsonb_array_elements(configuration -> 'parts') WITH ORDINALITY AS parts (part, at)))
  ELSE configuration END`;

/**
 * What a line of a cart or an order is made up of, as SQL on its `configuration`, without what a person wrote: the words
 * of a name, all that was asked for in words, what a logo to be digitized is called, from whom and for whom a gift card is, and what was typed of a product's options. That something was sewn and what it was charged as stays, and so do
 * flags, which name nobody.
 */
export const withoutWords: RawBuilder<string> = sql<string>`CASE
  WHEN jsonb_typeof(configuration -> 'digitizes') = 'object'
    THEN jsonb_set(${partsWithoutWords}, '{digitizes,name}', '"…"')
  WHEN jsonb_typeof(configuration -> 'giftCard') = 'object'
    THEN jsonb_set(${partsWithoutWords}, '{giftCard}', configuration -> 'giftCard' || '{"senderName": "…",
      "senderEmail": "…", "recipientName": "…", "recipientEmail": "…", "message": ""}')
  WHEN jsonb_typeof(configuration -> 'options') = 'array'
    THEN jsonb_set(${partsWithoutWords}, '{options}', (
      SELECT coalesce(jsonb_agg(CASE WHEN option ->> 'text' = '' THEN option
        ELSE option || '{"text": "…", "said": "…"}' END ORDER BY at), '[]')
      FROM jsonb_array_elements(configuration -> 'options') WITH ORDINALITY AS options (option, at)))
  ELSE ${partsWithoutWords} END`;
