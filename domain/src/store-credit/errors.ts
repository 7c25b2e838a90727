import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of store credit. */
export const storeCreditErrors = {
  "storeCredit.off": refusal("Store credit cannot be used here.", "PAY-13", { status: 403 }),
  "storeCredit.none": refusal("You have no store credit.", "PAY-13"),
} as const satisfies ErrorTable;
