import { fieldRefusal, type ErrorTable } from "../../error-row.ts";

/** Refusals of what staff compose at the workbench, beside those of any text. */
export const compositionErrors = {
  "embroidery.monogramLetters": fieldRefusal(
    "A monogram has one to three letters.",
    "issue 10.9, monograms",
  ),
  "embroidery.monogramTooSmall": fieldRefusal(
    "The letters at the sides would be too small. On %1 the middle one has to be at least %2 mm high.",
    "issue 10.9, monograms",
  ),
  "embroidery.frameUnknown": fieldRefusal("Choose one of the frames.", "issue 10.9, monograms"),
  "embroidery.frameTooLarge": fieldRefusal(
    "A frame around this text would be %1 mm wide. %2 mm is the most.",
    "issue 10.9, monograms",
  ),
} as const satisfies ErrorTable;
