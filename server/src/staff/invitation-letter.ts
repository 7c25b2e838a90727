import { fillPhrase } from "@placket/domain/phrase";
import { INVITATION_DAYS } from "@placket/domain/staff/invitation";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../mail/mail.ts";
import { plainLetter } from "../mail/plain-letter.ts";
import { settingsOf } from "../store/store-config.ts";
import type { InvitationRow } from "./invitation.sql.ts";

/**
 * Writes the letter that asks somebody in, with the link that whoever invites is shown. It is written in the
 * transaction of the invitation: nothing else keeps the link. Staff may not read it: its link lets whoever has it
 * come in.
 */
export async function writeInvitation(
  tx: Ctx,
  { invitation, link }: { readonly invitation: InvitationRow; readonly link: string },
): Promise<void> {
  const { storeName } = settingsOf(tx);
  const eventId = await noteEvent(tx, "staff.invited", { invitationId: invitation.id });
  const lines = [
    fillPhrase("%1 asks you to work in the back office of %2.", [invitation.invitedBy, storeName]),
    fillPhrase("Choose a password within %1 days. The link works once:", [INVITATION_DAYS]),
    link,
  ];
  await writeLetter(tx, {
    template: "staff.invitation",
    eventId,
    recipient: invitation.email,
    subject: fillPhrase("Your access to the back office of %1", [storeName]),
    ...plainLetter({ lang: "en", lines }),
    secretUntil: invitation.expiresAt,
  });
}

/** Drops the letter to somebody whose invitation stands no more, unless it has left: its link leads nowhere. */
export function dropInvitationLetter(tx: Ctx, recipient: string): Promise<void> {
  return dropLetters(tx, { template: "staff.invitation", recipient });
}
