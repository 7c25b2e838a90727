import type { Problem } from "../problem.ts";
import { checkField } from "./check-field.ts";

/** UI-02, UI-03: 'Required' when empty, 'Please enter a valid email' when it has another shape. */
export function checkEmail(email: string, field = "email"): Problem[] {
  return checkField(field, email, { kind: "email", required: true });
}
