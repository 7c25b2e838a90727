import {
  FACES,
  SIDES,
  type FaceCode,
  type OfferTerms,
} from "@placket/domain/embroidery/offer/offer";
import { EMBROIDERY_PART_NAMES } from "@placket/domain/embroidery/part/part-names";
import { z } from "zod";
import { sku, text } from "../shapes.ts";
import { fabricCode, fontCode } from "./code.shapes.ts";

/** As they are sent: who knows no flags, logos or order of steps says nothing of them. */
type TermsSent = Omit<OfferTerms, "flags" | "logos" | "stepOrder"> & {
  readonly flags?: OfferTerms["flags"] | undefined;
  readonly logos?: OfferTerms["logos"] | undefined;
  readonly stepOrder?: OfferTerms["stepOrder"] | undefined;
};

const code = z.string().min(1).max(40);
const mm = z.number().min(1).max(2000);
const threads = z.array(z.string().max(20)).max(500);

const placement = z.strictObject({
  code,
  name: text(80),
  face: z.enum(Object.keys(FACES) as [FaceCode, ...FaceCode[]]),
  side: z.enum(SIDES),
  widthMm: mm,
  heightMm: mm,
  center: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  turn: z.number().min(-180).max(180),
});

const line = z.strictObject({
  number: z.int().min(1).max(20),
  characterLimit: z.int().min(-1).max(100),
  defaultText: text(100),
  isRequired: z.boolean(),
  label: text(80),
  isLocked: z.boolean(),
});

const priceStep = z.strictObject({ upTo: z.int().min(1).max(1_000_000), sku });

const priceSteps = z.array(priceStep).max(50);

/** Of a text its lines may count as well. */
const textPriceSteps = z
  .array(priceStep.extend({ lines: z.int().min(1).max(20).optional() }))
  .max(50);

const textTerms = z.strictObject({
  fonts: z.array(fontCode).max(50),
  threads,
  placements: z.array(code).max(30),
  heightMm: z.strictObject({ min: mm, max: mm, usual: mm }),
  lines: z.array(line).max(20),
  prices: textPriceSteps,
  hints: z.array(text(300)).max(20),
});

const flagTerms = z.strictObject({
  flags: z.array(z.string().max(2)).max(300),
  heightMm: mm,
  placements: z.array(code).max(30),
  sku,
  pair: z.strictObject({ left: code, right: code, sku }).nullable(),
});

const logoNumber = z.string().max(20);

const logoLine = z.strictObject({
  number: z.int().min(1).max(20),
  logos: z.array(logoNumber).max(100),
  takesOwn: z.boolean(),
  placements: z.array(code).max(30),
  isOptional: z.boolean(),
});

const logoTerms = z.strictObject({
  placements: z.array(code).max(30),
  lines: z.array(logoLine).max(20),
  most: z.int().min(1).max(20),
  prices: priceSteps,
  takesOnFile: z.boolean(),
  uploadSku: sku.nullable(),
  digitizingSku: sku.nullable(),
  preset: z.strictObject({ number: logoNumber, placement: code, isLocked: z.boolean() }).nullable(),
});

/** The terms of an offer as they are kept and as staff send them. Whether they fit together, the domain says. */
export const offerTerms: z.ZodType<OfferTerms, TermsSent> = z.strictObject({
  fabric: fabricCode,
  pictureWidthMm: mm,
  placements: z.array(placement).max(30),
  text: textTerms.nullable(),
  // Offers that were written before flags were offered have none.
  flags: flagTerms.nullable().default(null),
  // The same of logos.
  logos: logoTerms.nullable().default(null),
  services: z
    .array(z.strictObject({ kind: z.enum(["alteration-piping", "print-screen"]), sku }))
    .max(30),
  takesInstructions: z.boolean(),
  colorExclusions: z.array(z.strictObject({ color: text(80), threads })).max(200),
  messages: z.array(text(300)).max(20),
  // And of an order of the steps: then the usual one holds.
  stepOrder: z.array(z.enum(EMBROIDERY_PART_NAMES)).max(EMBROIDERY_PART_NAMES.length).default([]),
});
