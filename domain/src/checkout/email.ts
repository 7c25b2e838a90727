import type { Problem } from "../problem.ts";
import { checkField } from "./check-field.ts";
import type { EmailPattern } from "../store/settings.ts";

/** UI-02, UI-03: 'Required' when empty, 'Please enter a valid email' when the shop's pattern does not fit. */
export function checkEmail(email: string, pattern: EmailPattern, field = "email"): Problem[] {
  return checkField(field, email, { kind: "email", required: true, pattern });
}
