import { problem, type Problem } from "../problem.ts";
import { EMAIL_MAX } from "./limits.ts";

/**
 * The general email pattern (UI-07): local part of letters, digits, dot, underscore, percent, plus,
 * hyphen; a domain; a top-level domain of 2 to 4 letters (reading 42: longer ones fail, by document).
 */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,4}$/;

/** UI-02, UI-03: 'Required' when empty, 'Please enter a valid email' when it has another shape. */
export function checkEmail(email: string, field = "email"): Problem[] {
  if (email.trim() === "") return [problem("checkout.required", field)];
  const valid = email.length <= EMAIL_MAX && EMAIL.test(email.trim());
  return valid ? [] : [problem("checkout.email", field)];
}
