import { problem, type Problem } from "../problem.ts";

/** How long an invitation stands. */
export const INVITATION_DAYS = 3;

/** What is wrong with an invitation: something like an address, and a name to greet. */
export function checkInvitation(draft: {
  readonly email: string;
  readonly name: string;
}): Problem[] {
  return [
    ...(/^[^\s@]+@[^\s@]+$/.test(draft.email.trim())
      ? []
      : [problem("staff.emailInvalid", "email")]),
    ...(draft.name.trim() === "" ? [problem("staff.nameMissing", "name")] : []),
  ];
}
