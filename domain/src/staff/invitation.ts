import type { ErrorKey } from "../errors.ts";
import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** How long an invitation stands. */
export const INVITATION_DAYS = 3;

/** How an invitation ends that somebody ends; its link is remembered with it for so many days. */
export type InvitationEnding = "used" | "replaced" | "withdrawn";
export const ENDING_KEPT_DAYS = 90;

/** What whoever opens a link is told that lets nobody in; `undefined` where nothing is known of it. */
export function deadInvitation(ending: InvitationEnding | "expired" | undefined): Problem {
  if (ending === undefined) return problem("staff.invitationUnknown", "token");
  if (ending === "expired") return problem("staff.invitationExpired", "token", INVITATION_DAYS);
  return problem(ENDED[ending], "token");
}

const ENDED = {
  used: "staff.invitationUsed",
  replaced: "staff.invitationReplaced",
  withdrawn: "staff.invitationWithdrawn",
} as const satisfies Readonly<Record<InvitationEnding, ErrorKey>>;

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
