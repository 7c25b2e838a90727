import { fieldRefusal, refusal, type ErrorTable } from "../../error-row.ts";

/**
 * Refusals of a text that is to be embroidered. Whoever writes such a text carries them: the workbench, and the shop's
 * configurator, which comes late.
 */
export const letteringErrors = {
  "embroidery.textMissing": fieldRefusal("Enter the text to embroider.", "EMB, text"),
  "embroidery.textTooManyLines": fieldRefusal("Use at most %1 lines.", "EMB, text"),
  "embroidery.textLineTooLong": fieldRefusal("Use at most %1 letters on a line.", "EMB, text"),
  "embroidery.textTooLong": fieldRefusal("Use at most %1 letters in all.", "EMB, text"),
  "embroidery.textEmoji": fieldRefusal(
    "“%1” is a picture, and only letters are embroidered here. Please take it out.",
    "EMB, text",
  ),
  "embroidery.textRightToLeft": fieldRefusal(
    "“%1” is written from right to left, which cannot be embroidered here.",
    "EMB, text",
  ),
  "embroidery.textControl": fieldRefusal(
    "The text holds a character that cannot be seen. Please type it again.",
    "EMB, text",
  ),
  "embroidery.textUnknownLetter": fieldRefusal(
    "There is no “%1” to embroider. Please use another letter.",
    "EMB, text",
  ),
  "embroidery.fontUnknown": fieldRefusal("Choose one of the fonts.", "EMB, font"),
  "embroidery.threadUnknown": fieldRefusal("Choose one of the threads.", "EMB, thread"),
  "embroidery.fabricUnknown": fieldRefusal("Choose one of the fabrics.", "EMB, fabric"),
  "embroidery.heightInvalid": fieldRefusal(
    "Enter a letter height from %1 to %2 mm.",
    "EMB, lettering from outlines",
  ),
  "embroidery.heightBelowFabric": fieldRefusal(
    "On %1 letters have to be at least %2 mm high.",
    "EMB, lettering from outlines",
  ),
  "embroidery.letterSpacingInvalid": fieldRefusal(
    "Enter a letter spacing from %1 to %2 mm.",
    "EMB, lettering from outlines",
  ),
  "embroidery.lineSpacingInvalid": fieldRefusal(
    "Enter a line spacing from %1 to %2.",
    "EMB, lettering from outlines",
  ),
  "embroidery.alignUnknown": fieldRefusal("Choose left, center or right.", "EMB, text"),
  "embroidery.arcInvalid": fieldRefusal("Enter an arc radius from %1 to %2 mm.", "EMB, text"),
  "embroidery.arcTooTight": fieldRefusal(
    "The text does not fit around this arc. Use a radius of at least %1 mm.",
    "EMB, text",
  ),
  "embroidery.placementUnknown": fieldRefusal(
    "Choose one of the placements.",
    "EMB-12, EMB, worksheet",
  ),
  "embroidery.chosenTwice": fieldRefusal(
    "Each kind of embroidery and each placement can be chosen once.",
    "EMB-11, EMB-12",
  ),
  "embroidery.flagMissing": fieldRefusal("Choose a flag.", "EMB-11"),
  "embroidery.noSuchFlag": fieldRefusal("Choose one of the flags.", "EMB-11"),
  "embroidery.flagNoRoom": fieldRefusal("This flag finds no room at %1.", "EMB-11"),
  "embroidery.textLineMissing": fieldRefusal("Please fill this in.", "EMB-09"),
  "embroidery.textLineSkipped": fieldRefusal(
    "Line %1 is empty. Fill the lines from the first on.",
    "EMB-39",
  ),
  "embroidery.textLineLocked": fieldRefusal("This line always says “%1”.", "EMB-09"),
  "embroidery.textTooWide": fieldRefusal(
    "The text is %1 mm wide; %2 holds %3 mm.",
    "EMB-12, reference: placements",
  ),
  "embroidery.textTooHigh": fieldRefusal(
    "The text is %1 mm high; %2 holds %3 mm.",
    "EMB-12, reference: placements",
  ),
  "embroidery.tooManyStitches": fieldRefusal(
    "This text takes more than %1 stitches. Choose smaller letters.",
    "EMB-12",
  ),
  "embroidery.shownOtherwise": fieldRefusal(
    "Stitches or price have changed since you saw them. Please look again.",
    "EMB-43, issue 10.4",
  ),
  "embroidery.tooManyTexts": refusal(
    "At most %1 different texts are sewn at once. Please add the others after these.",
    "issue 10, to reach",
  ),
  "embroidery.sewingBusy": refusal(
    "Other texts are being sewn. Please try again in a moment.",
    "issue 10, to reach",
    { status: 503 },
  ),
  "embroidery.sewingTookTooLong": refusal(
    "This text takes too long to sew. Use fewer letters.",
    "issue 10, to reach",
    { status: 503 },
  ),
} as const satisfies ErrorTable;
