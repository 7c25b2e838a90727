import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the check that no machine is asking (CHECK-26, reading 48). */
export const botCheckErrors = {
  "botCheck.missing": fieldRefusal("Please Verify Google Recaptcha.", "CHECK-26, REVIEW-16"),
  "botCheck.failed": refusal(
    "ReCAPTCHA verification failed. Please try again.",
    "CHECK-26, REVIEW-16",
  ),
  "botCheck.unreachable": refusal(
    "The check against robots cannot be reached right now. Try again in a moment.",
    "CHECK-26",
    { status: 503, category: "internal" },
  ),
} as const satisfies ErrorTable;
