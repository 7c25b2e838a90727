import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about patterns, machine files, lettering and shapes. */
export const embroideryErrors = {
  // Patterns
  "embroidery.notANumber": refusal("A number is needed here.", "embroidery, patterns"),
  "embroidery.outOfReach": refusal(
    "The design reaches further than %1 mm from its origin.",
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
  // Machine files
  "embroidery.fileTooLarge": refusal(
    "The file is too large. %1 MB is the most.",
    "embroidery, machine files",
    { status: 413 },
  ),
  "embroidery.unknownMachineFile": refusal(
    "This is no machine file that can be read. Use DST or EXP.",
    "embroidery, machine files",
    { status: 415 },
  ),
  "embroidery.noStitches": refusal("The design has no stitches.", "embroidery, machine files"),
  "embroidery.tooManyRecords": refusal(
    "The design has too many stitches and moves. %1 is the most.",
    "embroidery, machine files",
  ),
  "embroidery.tooManyColors": refusal(
    "The design changes its color too often. %1 times is the most.",
    "embroidery, machine files",
  ),
  "embroidery.sequinsNotInFormat": refusal(
    "The design has sequins, which an %1 file cannot hold.",
    "embroidery, machine files",
  ),
  "embroidery.trimJumpsOutOfLimits": refusal(
    "A trim takes %1 to %2 jumps.",
    "embroidery, machine files",
  ),
} as const satisfies ErrorTable;
