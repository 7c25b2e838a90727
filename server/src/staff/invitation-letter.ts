import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { INVITATION_DAYS } from "@placket/domain/staff/invitation";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { letterTemplate } from "../mail/template/template.ts";
import type { InvitationRow } from "./invitation.sql.ts";

/** What the letter that asks somebody in is written from. */
interface InvitationParts {
  readonly invitation: Pick<InvitationRow, "name" | "invitedBy">;
  readonly link: string;
}

/** The letter that asks somebody in. */
export const staffInvitation = letterTemplate({
  name: "staff.invitation",
  title: "Invitation to the back office",
  about: "Goes to whoever is asked to work here, with a link that works once.",
  readers: "staff",
  placeholders: {
    name: "who is asked",
    inviter: "who asks",
    period: "how many days the link works, as 3 days",
  },
  texts: (say, at) => ({
    subject: say("Your access to the back office of %1", at.store),
    heading: say("%1 asks you to work in the back office of %2.", at.inviter, at.store),
    intro: say("Choose a password within %1. The link works once.", at.period),
    closing: "",
  }),
  values: ({ invitation: { name, invitedBy } }: InvitationParts, { count }) => ({
    name,
    inviter: invitedBy,
    period: count(INVITATION_DAYS, "%1 day", "%1 days"),
  }),
  blocks: ({ link }, { say }) => [{ is: "button", text: say("Choose a password"), href: link }],
  sample: ({ settings }) => ({
    invitation: { name: "Demo Clerk", invitedBy: "Demo Owner" },
    link: `${settings.storeUrl}${ADMIN_PAGES}/invitation#example`,
  }),
});

/**
 * Writes the letter that asks somebody in, with the link that whoever invites is shown. It is written in the
 * transaction of the invitation: nothing else keeps the link. Staff may not read it: its link lets whoever has it
 * come in.
 */
export async function writeInvitation(
  tx: Ctx,
  parts: { readonly invitation: InvitationRow; readonly link: string },
): Promise<void> {
  const { id, email, expiresAt } = parts.invitation;
  const eventId = await noteEvent(tx, "staff.invited", { invitationId: id });
  await writeLetter(tx, {
    ...letterOf(tx, staffInvitation, parts),
    eventId,
    recipient: email,
    secretUntil: expiresAt,
  });
}

/** Drops the letter to somebody whose invitation stands no more, unless it has left: its link leads nowhere. */
export function dropInvitationLetter(tx: Ctx, recipient: string): Promise<void> {
  return dropLetters(tx, { template: staffInvitation.name, recipient });
}
