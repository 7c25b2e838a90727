import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about patterns, machine files, lettering and shapes. */
export const embroideryErrors = {
  // Patterns
  "embroidery.notANumber": refusal("A number is needed here.", "embroidery, patterns"),
  "embroidery.outOfReach": refusal(
    "The design reaches further than %1 mm from its origin.",
    "embroidery, machine files",
  ),
  // Machine files
  "embroidery.fileTooLarge": refusal(
    "The file is too large. %1 MB is the most.",
    "embroidery, machine files",
    { status: 413 },
  ),
  "embroidery.unknownMachineFile": refusal(
    "This is no machine file that can be read. Use DST, EXP, PES, JEF or VP3.",
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
  // lettering
  "embroidery.fontUnreadable": refusal(
    "This font could not be read.",
    "EMB, lettering from outlines",
  ),
  // Drawings (shape/)
  "embroidery.svgDamaged": refusal("This is no SVG drawing, or it is damaged.", "EMB, drawings"),
  "embroidery.svgWithoutSize": refusal(
    "The drawing has no size: it needs a width and a height, or a view box.",
    "EMB, drawings",
  ),
  "embroidery.svgBeyondHoop": refusal(
    "The drawing is %1 × %2 mm. The largest hoop takes %3 mm: set a width.",
    "EMB, drawings",
  ),
  "embroidery.svgTooLarge": refusal(
    "The drawing has more than %1 %2. Simplify it and try again.",
    "EMB, drawings",
    { status: 413 },
  ),
  "embroidery.svgUnsafe": refusal(
    "The drawing contains %1, which is not accepted. Save it as a plain SVG.",
    "EMB, drawings",
  ),
  "embroidery.svgUnsupported": refusal(
    "The drawing uses %1, which cannot be sewn as it looks. Convert it to plain paths and colors.",
    "EMB, drawings",
  ),
  "embroidery.svgEmpty": refusal(
    "There is nothing in the drawing that can be sewn.",
    "EMB, drawings",
  ),
  // Pictures that are traced (trace/)
  "embroidery.pictureTooLarge": refusal(
    "The picture has more pixels than are traced. %1 on a side is the most.",
    "issue 10.5, pictures",
    { status: 413 },
  ),
  "embroidery.pictureDamaged": refusal(
    "This picture is damaged, or of a kind that cannot be opened.",
    "issue 10.5, pictures",
    { status: 415 },
  ),
  "embroidery.pictureColorsInvalid": fieldRefusal(
    "Enter a number of colors from %1 to %2.",
    "issue 10.5, pictures",
  ),
  "embroidery.pictureNoLogo": refusal(
    "This picture is too finely drawn to be sewn, as photographs are. Use a logo of few plain colors, or sew it wider.",
    "issue 10.5, pictures",
  ),
  "embroidery.pictureTooManyStitches": fieldRefusal(
    "At this width the picture takes about %1 stitches. %2 is the most: sew it narrower.",
    "issue 10.5, pictures",
  ),
  "embroidery.pictureEmpty": refusal(
    "There is nothing in the picture that can be sewn at this width.",
    "issue 10.5, pictures",
  ),
  // Designs that staff open, and flags
  "embroidery.unknownDesignFile": refusal(
    "This is no design that can be read. Use DST, EXP, PES, JEF, VP3, SVG, or a picture.",
    "EMB, drawings",
    { status: 415 },
  ),
  "embroidery.drawingWidthInvalid": fieldRefusal(
    "Enter a width from %1 to %2 mm.",
    "EMB, drawings",
  ),
  "embroidery.flagUnknown": refusal("There is no such flag.", "EMB, flags"),
  "embroidery.flagHeightInvalid": fieldRefusal("Enter a height from %1 to %2 mm.", "EMB, flags"),
  // Proofs and worksheets (sheet/)
  "embroidery.sheetLineMissing": fieldRefusal("Please fill this in.", "EMB, worksheet"),
  "embroidery.sheetTextTooLong": fieldRefusal("Use at most %1 letters.", "EMB, worksheet"),
  "embroidery.sheetDayInvalid": fieldRefusal("Enter a day of the calendar.", "EMB, worksheet"),
  "embroidery.sheetColorInvalid": fieldRefusal("Choose a color.", "EMB, worksheet"),
  "embroidery.sheetSizesMissing": fieldRefusal(
    "Enter how many pieces of which size are sewn.",
    "EMB, worksheet",
  ),
  "embroidery.sheetTooManySizes": fieldRefusal("Use at most %1 sizes.", "EMB, worksheet"),
  "embroidery.sheetPiecesInvalid": fieldRefusal(
    "Enter a whole number from %1 to %2.",
    "EMB, worksheet",
  ),
  "embroidery.sheetsBusy": refusal(
    "Other sheets are being made. Please try again in a moment.",
    "EMB, worksheet",
    { status: 503 },
  ),
  "embroidery.sheetTookTooLong": refusal(
    "The sheet takes too long to make. Use a smaller design.",
    "EMB, worksheet",
    { status: 503 },
  ),
} as const satisfies ErrorTable;
