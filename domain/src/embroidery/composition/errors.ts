import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

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
  "embroidery.designNameMissing": fieldRefusal(
    "Give it a name of at most %1 letters, on one line.",
    "issue 10.9, saved designs",
  ),
  "embroidery.designNameTaken": fieldRefusal(
    "Another design is called “%1”.",
    "issue 10.9, saved designs",
  ),
  "embroidery.noSuchDesign": notFound("There is no such design.", "issue 10.9, saved designs"),
  "embroidery.designChanged": refusal(
    "Somebody else has changed this design since you opened it. Open it anew, or save yours under another name.",
    "issue 10.9, saved designs",
    { status: 409 },
  ),
  "embroidery.tooManyDesigns": refusal(
    "%1 designs are kept at most. Remove one that is not needed any more.",
    "issue 10.9, saved designs",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
