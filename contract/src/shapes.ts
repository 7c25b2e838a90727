import { z } from "zod";

/** Shapes that many endpoints share. They guard types and sizes only; meaning is the domain's (house §7). */

/** A call that takes nothing there. */
export const nothing = z.unknown();

/** A database id in JSON or in an address: `12` or `"12"`. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** A quantity as clients send it: a number or its text; the domain rounds and checks it. */
export const quantity = z.coerce.number().finite().min(-1_000_000).max(1_000_000);

/** A guest's cart id: 32 characters (magento-protocol). Other lengths are simply not found. */
export const maskId = z.string().min(1).max(64);

export const sku = z.string().min(1).max(64);

/** Free text with the bound that protects the server. */
export const text = (max: number) => z.string().max(max);

/** An amount on the wire: decimal value and currency (CONF-33). */
export const price = z.object({ value: z.number(), currency: z.string() });

/** The bytes of a PDF file instead of JSON. */
export const pdf = z.custom<File>();

/** Clients send `{data: {…}}` (catalogue §7) or the bare object; both mean the same. */
export const maybeInData = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (body) =>
      typeof body === "object" && body !== null && "data" in body ? unwrap(body.data) : body,
    shape,
  );

/** Form-encoded clients send `data` as JSON text. */
function unwrap(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
