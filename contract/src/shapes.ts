import { z } from "zod";

/** Shapes that many endpoints share. They guard types and sizes only; meaning is the domain's (house §7). */

/** Nothing else is a number: neither an empty text nor `0x10`, `true` or an empty list. */
const DECIMAL = /^\s*[-+]?\d{1,15}(?:\.\d{1,15})?\s*$/;

/** A call that takes nothing there. */
export const nothing = z.unknown();

/** The largest whole number that the database keeps. */
export const INT_MAX = 2_147_483_647;

/** A number of that shape in JSON or in an address: `12` or `"12"`; what else reads as a number is none. */
export const asNumber = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (value: unknown): unknown =>
      typeof value === "string" && DECIMAL.test(value) ? Number(value) : value,
    shape,
  );

/** A database id in JSON or in an address. */
export const id = asNumber(z.int().min(1).max(INT_MAX));

/** A quantity as clients send it: a number or its text; the domain checks it. */
export const quantity = z.union([z.number(), z.string().regex(DECIMAL).transform(Number)]);

/** A guest's cart id: 32 characters (magento-protocol). Other lengths are simply not found. */
export const maskId = z.string().min(1).max(64);

export const sku = z.string().min(1).max(64);

/** Free text with the bound that protects the server. */
export const text = (max: number) => z.string().max(max);

/** Above every price: what is larger is no whole amount any more in the smallest unit of a currency. */
const AMOUNT_MAX = 1_000_000_000_000;

/** An amount on the wire: decimal value and currency (CONF-33). */
export const price = z.object({
  value: z.number().min(-AMOUNT_MAX).max(AMOUNT_MAX),
  currency: z.string(),
});

/** The first and the last day on which a parcel is expected: `2026-11-24`. */
export const arrivalShape = z.object({ from: z.string(), to: z.string() });

/** An English phrase, the key of its translations, and what its `%1` … stand for. */
export const phrase = z.object({ phrase: z.string(), values: z.array(z.string()) });

/** A file of a multipart body, up to so many bytes. */
export const upload = (bytes: number) => z.file().max(bytes);

/** A part of a form that is more than text: it travels as JSON text. */
export const inForm = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (value: z.input<Shape>): unknown => (typeof value === "string" ? parsed(value) : value),
    shape,
  );

/** Clients send `{data: {…}}` (catalogue §7) or the bare object; both mean the same. */
export const maybeInData = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (body) => (typeof body === "object" && body !== null && "data" in body ? body.data : body),
    // Form-encoded clients send `data` as JSON text.
    inForm(shape),
  );

/** JSON text read; text that is none has no shape. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
