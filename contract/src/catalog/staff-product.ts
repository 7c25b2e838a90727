import { z } from "zod";
import { text } from "../shapes.ts";

export const PRODUCT_TYPES = ["simple", "virtual", "configurable", "bundle", "giftcard"] as const;

const INT_MAX = 2_147_483_647;
const PROSE_MAX = 65_536;

const prose = z.string().max(PROSE_MAX);
/** Sizes only: what is an amount and a day, the domain's rule says. */
const number = z.number().nullable();

/** What staff say of a product. */
export const productValues = z.object({
  name: text(1_000),
  urlKey: text(1_000),
  isEnabled: z.boolean(),
  visibility: z.number(),
  shortDescription: prose,
  description: prose,
  metaTitle: text(1_000),
  metaKeywords: prose,
  metaDescription: prose,
  /** Minor units: of the catalogue's currency, in a website of its own. */
  priceMinor: number,
  specialPriceMinor: number,
  specialFrom: text(40),
  specialTo: text(40),
  weightGrams: number,
  taxClassId: z.int().min(1).max(INT_MAX).nullable(),
  categoryIds: z.array(z.int().min(1).max(INT_MAX)).max(1_000),
  websiteIds: z.array(z.int().min(1).max(INT_MAX)).max(1_000),
});

/** The id of an option, ids of several, a text, a number, yes or no: by code. */
export const attributeValues = z.record(
  text(255),
  z.union([z.number(), z.array(z.number()).max(1_000), prose, z.boolean()]),
);

/** A product as a line of the list. */
export const listedProduct = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  type: z.enum(PRODUCT_TYPES),
  isEnabled: z.boolean(),
  visibility: z.number(),
  /** Its own, or the lowest of its variants; minor units of the catalogue's currency. */
  priceMinor: z.number().nullable(),
  /** Of a family: how many variants it has. */
  variants: z.number(),
  /** Pieces of it, or of its variants; `null` where nobody counts. */
  pieces: z.number().nullable(),
});
