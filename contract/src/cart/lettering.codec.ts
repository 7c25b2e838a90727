import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { fonts, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import { z } from "zod";

/** A text on a garment as a cart, a link to one and an order keep it. */
export const storedLettering: z.ZodType<Lettering> = z.object({
  recipe: z.object({
    lines: z.array(z.string()),
    font: z.enum(fonts.map(({ code }) => code) as [FontCode, ...FontCode[]]),
    heightMm: z.number(),
    thread: z.string(),
    fabric: z.enum(Object.keys(fabrics) as [FabricCode, ...FabricCode[]]),
    letterSpacingMm: z.number(),
    lineSpacing: z.number(),
    align: z.enum(["left", "center", "right"]),
    arc: z.object({ radiusMm: z.number(), bend: z.enum(["up", "down"]) }).nullable(),
  }),
  placement: z.object({ code: z.string(), name: z.string() }),
  stitches: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
});
