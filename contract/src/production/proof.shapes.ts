import { COMMENT_LIMITS, PROOF_VIEWS } from "@placket/domain/production/proof/drawing";
import { PROOF_STATES } from "@placket/domain/production/proof/proof-state";
import { PROOF_STEP_NAMES } from "@placket/domain/production/proof/proof-steps";
import { z } from "zod";
import { text } from "../shapes.ts";

const thousandth = z.number().int().min(0).max(COMMENT_LIMITS.edge);
const spot = z.tuple([thousandth, thousandth]);
const view = z.enum(PROOF_VIEWS);

/** What is drawn on the pictures of a proof, in thousandths of their width and height. */
export const drawing = z.object({
  marks: z.array(z.object({ view, at: spot })).max(COMMENT_LIMITS.marks),
  strokes: z
    .array(z.object({ view, points: z.array(spot).min(1).max(COMMENT_LIMITS.pointsOfStroke) }))
    .max(COMMENT_LIMITS.strokes),
});

/** A comment as it travels; one letter more than may be, so that the rule says how many. */
export const commentBody = drawing.extend({ text: text(COMMENT_LIMITS.letters + 1) });

/** What a version of a proof shows, and what was said to it, first to last. */
export const proofVersion = z.object({
  version: z.number(),
  state: z.enum(PROOF_STATES),
  /** Of design, thread, placement and garment: an approval names what was seen. */
  hash: z.string(),
  /** Addresses of the garment with it, from near and whole; `null` where it cannot be drawn today. */
  pictures: z.object({ near: z.string(), whole: z.string() }).nullable(),
  designs: z.array(
    z.object({
      name: z.string(),
      placement: z.string(),
      /** In millimetres. */
      width: z.number(),
      height: z.number(),
    }),
  ),
  threads: z.array(z.object({ number: z.string(), name: z.string(), color: z.string() })),
  events: z.array(
    z.object({
      step: z.enum(PROOF_STEP_NAMES),
      at: z.string(),
      text: z.string(),
      drawing,
    }),
  ),
});

/** The garment that a proof is for. */
export const proofGarment = z.object({
  order: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Still to be sewn. */
  pieces: z.number(),
});
