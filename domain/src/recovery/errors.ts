import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of a report of a crash; whoever sends it hears of none of them (OPEN-31). */
export const recoveryErrors = {
  "recovery.tooManyCrashes": refusal(
    "Many crashes were reported from here. Please try again in %1 min.",
    "ERROR-07, OPEN-31",
    { status: 429 },
  ),
} as const satisfies ErrorTable;
