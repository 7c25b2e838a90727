import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of a choice of cookies; whatever it is, the page is loaded anew (CONSENT-14). */
export const consentErrors = {
  "consent.unknownCategory": refusal("There is no such category of cookies.", "CONSENT-13"),
  "consent.listChanged": refusal(
    "The list of cookies has changed. Please look at it again.",
    "CONSENT-13, CONSENT-14",
    { status: 409 },
  ),
  "consent.tooManyChoices": refusal(
    "You have chosen many times. Please try again in %1 min.",
    "CONSENT-13",
    { status: 429 },
  ),
} as const satisfies ErrorTable;
