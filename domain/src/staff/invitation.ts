import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** How long an invitation stands. */
export const INVITATION_DAYS = 3;

/** Longest name of somebody who works here. */
export const STAFF_NAME_MAX = 100;

/** What is wrong with an invitation: something like an address, and a name to greet. */
export function checkInvitation(draft: {
  readonly email: string;
  readonly name: string;
}): Problem[] {
  return [...checkEmail(draft.email.trim()), ...checkName(draft.name.trim())];
}

const checkEmail = (email: string): Problem[] =>
  /^[^\s@]+@[^\s@]+$/.test(email) && isOneLine(email)
    ? []
    : [problem("staff.emailInvalid", "email")];

/** A name stands in lists, in the trail and in letters: it must not pretend to be another line of them. */
function checkName(name: string): Problem[] {
  if (name === "") return [problem("staff.nameMissing", "name")];
  return isOneLine(name) && name.length <= STAFF_NAME_MAX
    ? []
    : [problem("staff.nameNotOneLine", "name", STAFF_NAME_MAX)];
}
