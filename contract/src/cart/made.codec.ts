import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { fonts, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type { Flags } from "@placket/domain/embroidery/offer/flags";
import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import { LOGO_STATES } from "@placket/domain/embroidery/logo/logo";
import type { PlacedLogo } from "@placket/domain/embroidery/offer/logos";
import { SIDES } from "@placket/domain/embroidery/offer/offer";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import type { Made } from "@placket/domain/embroidery/offer/made";
import { z } from "zod";

const fabric = z.enum(Object.keys(fabrics) as [FabricCode, ...FabricCode[]]);
const placement = z.object({ code: z.string(), name: z.string() });

const lettering: z.ZodType<Lettering> = z.object({
  recipe: z.object({
    lines: z.array(z.string()),
    font: z.enum(fonts.map(({ code }) => code) as [FontCode, ...FontCode[]]),
    heightMm: z.number(),
    thread: z.string(),
    fabric,
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
      order: z.object({ code: z.string(), heightMm: z.number(), fabric }),
      placement,
      side: z.enum(["left", "right"]).nullable(),
    }),
  ),
});

const logo: z.ZodType<PlacedLogo> = z.object({
  logo: z.string(),
  name: z.string().optional(),
  state: z.enum(LOGO_STATES),
  sewn: z
    .object({
      hash: z.string(),
      format: z.enum(MACHINE_FILE_KINDS),
      threads: z.array(z.string()),
      isNamed: z.literal(true).optional(),
      stitches: z.int(),
      trims: z.int(),
      widthMm: z.number(),
      heightMm: z.number(),
    })
    .nullable(),
  fabric,
  placement,
  side: z.enum(SIDES).optional(),
});

/** What is embroidered on a garment as a cart, a link to one and an order keep it. */
export const storedMade: z.ZodType<Made> = z.union([lettering, flags, logo]);
