import type { Address } from "@placket/domain/directory/address";
import { z } from "zod";

/** The shapes in which versions of the store wrote an address, newest first; one that was once written stays. */
export const STORED_ADDRESSES = [
  z.object({
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    street: z.array(z.string()),
    city: z.string(),
    regionCode: z.string(),
    region: z.string(),
    postcode: z.string(),
    countryCode: z.string(),
    telephone: z.string(),
    saveInAddressBook: z.boolean(),
  }),
] as const;

/** An address as a cart keeps it. What no version of the store wrote is none: its shopper is asked for it again. */
export function addressFromStore(stored: unknown): Address | null {
  const reads = STORED_ADDRESSES.map((shape) => shape.safeParse(stored));
  return reads.find(({ success }) => success)?.data ?? null;
}
