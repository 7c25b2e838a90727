import { problem, type Problem } from "../problem.ts";

/** A staff password: long rather than tricky, and short enough to be hashed in bounded time. */
const STAFF_PASSWORD_MIN = 12;
const STAFF_PASSWORD_MAX = 128;

/** What is wrong with a password that staff choose; length in UTF-16 units. */
export function checkStaffPassword(password: string, field = "password"): Problem[] {
  const { length } = password;
  if (length >= STAFF_PASSWORD_MIN && length <= STAFF_PASSWORD_MAX) return [];
  return [problem("staff.passwordLength", field, STAFF_PASSWORD_MIN, STAFF_PASSWORD_MAX)];
}
