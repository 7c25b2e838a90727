import type { Flags } from "@placket/domain/embroidery/offer/flags";
import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import { LOGO_STATES } from "@placket/domain/embroidery/logo/logo";
import type { PlacedLogo } from "@placket/domain/embroidery/offer/logos";
import { SIDES } from "@placket/domain/embroidery/offer/offer";
import type { Made } from "@placket/domain/embroidery/offer/made";
import { z } from "zod";
import { fabricCode, fontCode } from "../embroidery/code.shapes.ts";
import { storedStitches } from "../embroidery/stored-stitches.codec.ts";

const placement = z.object({ code: z.string(), name: z.string() });

const lettering: z.ZodType<Lettering> = z.object({
  recipe: z.object({
    lines: z.array(z.string()),
    font: fontCode,
    heightMm: z.number(),
    thread: z.string(),
    fabric: fabricCode,
    letterSpacingMm: z.number(),
    lineSpacing: z.number(),
    align: z.enum(["left", "center", "right"]),
    arc: z.object({ radiusMm: z.number(), bend: z.enum(["up", "down"]) }).nullable(),
  }),
  placement,
  stitches: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
});

const flags: z.ZodType<Flags> = z.object({
  flags: z.array(
    z.object({
      order: z.object({ code: z.string(), heightMm: z.number(), fabric: fabricCode }),
      placement,
      side: z.enum(["left", "right"]).nullable(),
    }),
  ),
});

const logo: z.ZodType<PlacedLogo> = z.object({
  logo: z.string(),
  name: z.string().optional(),
  state: z.enum(LOGO_STATES),
  sewn: storedStitches.nullable(),
  fabric: fabricCode,
  placement,
  side: z.enum(SIDES).optional(),
});

/** What is embroidered on a garment as a cart, a link to one and an order keep it. */
export const storedMade: z.ZodType<Made> = z.union([lettering, flags, logo]);
