import { escapeHtml } from "@placket/domain/escape-html";
import { fillPhrase } from "@placket/domain/phrase";
import { INVITATION_DAYS } from "@placket/domain/staff/invitation";
import type { Ctx } from "../context.ts";
import { writeLetter } from "../mail/mail.ts";
import { settingsOf } from "../store/store-config.ts";
import { invitationToSend } from "./invitations.ts";

/** The letter that asks somebody in. Staff may not read it: its link lets whoever has it come in. */
export async function writeInvitation(
  ctx: Ctx,
  { invitationId }: { readonly invitationId: number },
  eventId: number,
): Promise<void> {
  const sending = await invitationToSend(ctx, invitationId);
  if (!sending) return;
  const { storeName } = settingsOf(ctx);
  const { invitation, link } = sending;
  const lines = [
    fillPhrase("%1 asks you to work in the back office of %2.", [invitation.invitedBy, storeName]),
    fillPhrase("Choose a password within %1 days. The link works once:", [INVITATION_DAYS]),
    link,
  ];
  await writeLetter(ctx, {
    template: "staff.invitation",
    eventId,
    recipient: invitation.email,
    subject: fillPhrase("Your access to the back office of %1", [storeName]),
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="en"><body>${lines.map(paragraph).join("")}</body></html>`,
    isSecret: true,
  });
}

const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
