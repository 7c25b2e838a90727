import { fieldRefusal, refusal, type ErrorTable } from "../../error-row.ts";

/** Refusals of what a shopper wants done to a line. */
export const partErrors = {
  "embroidery.optionUnavailable": refusal(
    "This cannot be chosen for this product.",
    "EMB-10 to 14: what the offer does not have",
  ),
  "embroidery.nothingChosen": refusal("Choose what is embroidered on this item.", "EMB-43"),
  "embroidery.partIllegible": fieldRefusal(
    "This is not written in the form that is asked for: JSON with %1.",
    "EMB-10 to EMB-12, EMB-43",
  ),
  "embroidery.optionTextMissing": fieldRefusal("Please fill this in.", "EMB-13, EMB-14"),
  "embroidery.optionTextTooLong": fieldRefusal("Use at most %1 letters.", "EMB-13, EMB-14"),
} as const satisfies ErrorTable;
