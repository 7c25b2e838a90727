import type { QuotedPrices } from "@placket/domain/cart/quote/quoted-prices";
import { money } from "@placket/domain/money/money";
import { z } from "zod";
import { lineFromStore, storedLine } from "./stored-lines.codec.ts";

const minor = z.number().int().nonnegative();

/** What a quote promises, as the database keeps it; amounts in minor units of its currency. */
const prices = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({ line: storedLine, unit: minor, parts: z.array(minor.nullable()), discount: minor }),
  ),
  // Quotes that are older than such lines promise a sum without them.
  digitizing: z.array(z.object({ logo: z.string(), amount: minor })).default([]),
  shipping: z
    .object({
      carrierCode: z.string(),
      methodCode: z.string(),
      amount: minor,
      place: z.object({
        countryCode: z.string(),
        regionCode: z.string(),
        postcode: z.string(),
      }),
    })
    .nullable(),
});

/** The prices of a quote as JSON; its number and its time stand beside them. */
export function pricesToStore({ currency, lines, digitizing, shipping }: QuotedPrices): string {
  return JSON.stringify(
    prices.parse({
      currency,
      lines: lines.map(({ item, unitPrice, partPrices, discount }) => ({
        line: item,
        unit: unitPrice.minor,
        parts: partPrices.map((price) => price && price.minor),
        discount: discount.minor,
      })),
      digitizing: digitizing.map(({ logo, price }) => ({ logo, amount: price.minor })),
      shipping: shipping && { ...shipping, amount: shipping.amount.minor },
    }),
  );
}

const quote = z.object({ id: z.number(), validUntil: z.coerce.date(), prices });

/** What a quote promises; `undefined` of what has not the shape that the store writes: it is paper alone. */
export function pricesFromStore(stored: unknown): QuotedPrices | undefined {
  const read = quote.safeParse(stored);
  if (!read.success) return undefined;
  const { id, validUntil, prices: kept } = read.data;
  const amount = (of: number) => money(of, kept.currency);
  return {
    id,
    validUntil,
    currency: kept.currency,
    lines: kept.lines.map(({ line, unit, parts, discount }, at) => ({
      item: lineFromStore(line, at + 1),
      unitPrice: amount(unit),
      partPrices: parts.map((part) => (part === null ? null : amount(part))),
      discount: amount(discount),
    })),
    digitizing: kept.digitizing.map((one) => ({ logo: one.logo, price: amount(one.amount) })),
    shipping: kept.shipping && { ...kept.shipping, amount: amount(kept.shipping.amount) },
  };
}
