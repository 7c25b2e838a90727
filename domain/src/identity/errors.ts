import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of addresses that a page tells by itself; no shopper reads them. */
const why = { as: "silent", why: "whoever shops has asked for nothing" } as const;

export const identityErrors = {
  "identity.email": refusal("This is not an email address.", "ANALYTICS-11, OPEN-60", {
    shown: why,
  }),
  "identity.tooManyTold": refusal(
    "Too many addresses were told. Please try again in %1 min.",
    "ANALYTICS-12",
    { status: 429, shown: why },
  ),
} as const satisfies ErrorTable;
