import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of staff who read reports. */
export const reportErrors = {
  "report.periodTooLong": fieldRefusal(
    "Choose a period of two years at most: %1 days.",
    "issue 9.9",
  ),
  "report.dayUnknown": fieldRefusal("Choose a day between 2000 and 2199.", "issue 9.9"),
  "report.noSuchStoreView": fieldRefusal("There is no such store view.", "issue 9.9"),
  "report.tooMuch": refusal(
    "That is too much to be read at once. Choose a shorter period or one store view.",
    "issue 9.9",
  ),
} as const satisfies ErrorTable;
