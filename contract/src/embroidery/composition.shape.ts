import { z } from "zod";
import { text } from "../shapes.ts";

/** Words that are set at the workbench, line by line; no shopper's call carries them. What of it may be sewn, the domain says. */
export const composition = z.object({
  lines: z
    .array(
      z.object({
        text: text(400),
        font: text(40),
        heightMm: z.number(),
        thread: text(16),
        letterSpacingMm: z.number(),
      }),
    )
    .max(20)
    .readonly(),
  fabric: text(40),
  lineSpacing: z.number(),
  align: text(16),
  arc: z.object({ radiusMm: z.number(), bend: text(16) }).nullable(),
  isMonogram: z.boolean(),
  frame: z.object({ shape: text(16), thread: text(16) }).nullable(),
});
