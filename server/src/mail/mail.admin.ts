import type { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { listLetters, staffLetter, type ListedLetter } from "./staff-letters.ts";

export const mailAdminHandlers: Handlers<typeof mailAdminEndpoints> = {
  letters: async ({ ctx }, { query: { search = "", before } }) => {
    const page = await listLetters(ctx, { text: search.trim(), before });
    if (!page.ok) return page;
    return ok({ letters: page.value.letters.map(listedToWire), next: page.value.next });
  },
  letter: async ({ ctx }, { params }) => {
    const found = await staffLetter(ctx, params.id);
    if (!found.ok) return found;
    const { text, html } = found.value;
    return ok({ ...listedToWire(found.value), text, html });
  },
};

const listedToWire = ({ id, recipient, subject, writtenAt, sentAt }: ListedLetter) => ({
  id,
  recipient,
  subject,
  writtenAt: writtenAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});
