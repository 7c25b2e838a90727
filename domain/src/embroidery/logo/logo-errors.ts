import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

/**
 * Refusals of logos: of files that are uploaded, and of logos on a garment. Whoever shows the panel of logos carries
 * them, and it comes late.
 */
export const logoErrors = {
  "embroidery.logoFileUnknown": refusal(
    "This is no logo that can be read. Use PNG, JPEG, WebP, SVG, PDF, EPS, AI, DST, EXP, PES, JEF or VP3.",
    "EMB-41, EMB-50",
    { status: 415 },
  ),
  "embroidery.logoFileDamaged": refusal(
    "This file is damaged, or too large to be opened. Save it again and try once more.",
    "EMB-41, EMB-50",
  ),
  "embroidery.logoPictureTooLarge": refusal(
    "The picture has more than %1 million pixels. Make it smaller and try again.",
    "EMB-41, EMB-50",
    { status: 413 },
  ),
  "embroidery.logoBeyondHoop": refusal(
    "The design is %1 × %2 mm, and no hoop takes it.",
    "EMB-41, EMB-50",
  ),
  "embroidery.stitchesTooSmall": refusal(
    "The stitches are %1 × %2 mm in all, and nothing smaller than %3 mm is sewn.",
    "EMB-41, EMB-50",
  ),
  "embroidery.stitchesTooDense": refusal(
    "In one spot %1 stitches and %2 layers of thread lie on one mm²: too many for needle and cloth.",
    "EMB-41, EMB-50",
  ),
  "embroidery.logoUnsafe": refusal(
    "A virus scanner refuses this file.",
    "EMB-41, EMB-50: issue 10.5, a scanner seam",
  ),
  "embroidery.logoScanUnanswered": refusal(
    "Files cannot be taken at the moment. Please try again in a few minutes.",
    "EMB-41, EMB-50: issue 10.5, a scanner seam",
    { status: 503 },
  ),
  "embroidery.tooManyLogos": refusal(
    "%1 logos are the most. Ask us for more room.",
    "EMB-41, EMB-50",
    { status: 409 },
  ),
  "embroidery.tooManyBrought": refusal(
    "Too many files were brought from your network. Please try again in %1 minutes.",
    "EMB-50, issue 9",
    { status: 429 },
  ),
  "embroidery.tooMuchBrought": refusal(
    "%1 MB of files within an hour are the most. Please try again in %2 minutes.",
    "EMB-50, issue 9",
    { status: 429 },
  ),
  "embroidery.tooMuchInADay": refusal(
    "%1 MB of files within a day are the most from one network. Please try again in %2 hours.",
    "EMB-50, issue 10.5",
    { status: 429 },
  ),
  "embroidery.logosBusy": refusal(
    "Other logos are being read. Please try again in a moment.",
    "EMB-41, EMB-50",
    { status: 503 },
  ),
  "embroidery.logoTookTooLong": refusal(
    "This file takes too long to read. Make it simpler and try again.",
    "EMB-41, EMB-50",
    { status: 503 },
  ),
  "embroidery.notDigitized": refusal(
    "Nobody has made stitches of logo %1 yet.",
    "EMB-15, issue 10.7",
    { status: 409 },
  ),
  "embroidery.logoMissing": fieldRefusal("Choose a logo.", "EMB-10"),
  "embroidery.blocksUnnamed": fieldRefusal(
    "Name a thread for each of the %1 blocks.",
    "issue 10.7",
  ),
  "embroidery.logoChanged": refusal(
    "Somebody gave this logo other stitches meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "embroidery.noSuchLogo": notFound("There is no such logo.", "EMB-10, EMB-15, EMB-42"),
  "embroidery.logoNotAllowed": fieldRefusal(
    "Logo %1 is not offered on this product.",
    "EMB-07, EMB-29",
  ),
  "embroidery.logoRequired": fieldRefusal("A logo is needed at: %1.", "EMB-38"),
  "embroidery.soldEmbroidered": refusal(
    "This item is sold with embroidery. Choose what is embroidered on it.",
    "PDP-34, EMB-20, EMB-38",
  ),
  "embroidery.tooManyLogosOnLine": fieldRefusal("Use at most %1 logos.", "EMB-08, EMB-37"),
  "embroidery.logoTooDense": fieldRefusal(
    "Logo %1 takes %2 stitches, and %3 are the most here.",
    "EMB-10, EMB-31",
  ),
  "embroidery.logoNoRoom": fieldRefusal(
    "Logo %1 is %2 × %3 mm, and “%4” has room for %5 × %6 mm.",
    "EMB-10, issue 10.2",
  ),
} as const satisfies ErrorTable;
