import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of events that a browser tells for Meta; no shopper reads them. */
const why = { as: "silent", why: "whoever shops has asked for nothing" } as const;

export const conversionErrors = {
  "conversion.eventWrong": refusal(
    "The event is not one that can be told: %1 is missing, too long or not plausible.",
    "ANALYTICS-04, ANALYTICS-05",
    { shown: why },
  ),
  "conversion.tooManyEvents": refusal(
    "Too many events were told. Please try again in %1 min.",
    "ANALYTICS-05",
    { status: 429, shown: why },
  ),
} as const satisfies ErrorTable;
