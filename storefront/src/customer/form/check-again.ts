import { problem, type Problem } from "@placket/domain/problem";

/** Whether a new password was typed alike twice. */
export function checkAgain(password: string, again: string): Problem[] {
  return password === again ? [] : [problem("customer.passwordsDiffer", "passwordAgain")];
}
