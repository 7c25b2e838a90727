import { refusal, type ErrorTable } from "../../error-row.ts";

/** Why embroidery cannot be begun; each is a notice of 5 s. That a product is not available says `configurator.unavailable`. */
export const startErrors = {
  "embroidery.optionsNotSelected": refusal("Not all required options were selected", "EMB-21"),
  "embroidery.tooFewPieces": refusal("You must embroider at least %1 of this product.", "EMB-22"),
  "embroidery.tooManyPieces": refusal(
    "You must embroider less than %1 of this product.",
    "EMB-22, reading 26",
  ),
} as const satisfies ErrorTable;
