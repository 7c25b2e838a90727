import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about patterns, machine files, lettering and shapes. */
export const embroideryErrors = {
  // Patterns
  "embroidery.notANumber": refusal("A number is needed here.", "embroidery, patterns"),
  "embroidery.outOfReach": refusal(
    "The design would reach further than %1 mm from its origin.",
    "embroidery, machine files",
  ),
  "embroidery.scaleOutOfLimits": refusal(
    "A finished design can be scaled between %1 and %2 percent.",
    "embroidery, patterns",
  ),
  "embroidery.stitchTooLong": refusal(
    "A stitch would be longer than %1 mm.",
    "embroidery, limits of all output",
  ),
} as const satisfies ErrorTable;
