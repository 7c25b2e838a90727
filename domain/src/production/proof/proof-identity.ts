import { madeIdentity, type Made } from "../../embroidery/offer/made.ts";

/** Raised when equal recipes are sewn otherwise than before: what was approved then is approved no more. */
const SEWN_AS = 1;

/**
 * All that an approval is bound to, to be hashed: what the stitches follow from, thread and placement among it, and the
 * garment.
 */
export const proofIdentity = (made: Made, sku: string): string =>
  JSON.stringify([SEWN_AS, sku, madeIdentity(made)]);
