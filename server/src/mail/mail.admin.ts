import type { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { listLetters, staffLetter, type ListedLetter } from "./staff-letters.ts";

export const mailAdminHandlers: Handlers<typeof mailAdminEndpoints> = {
  letters: async ({ ctx }, { query }) => {
    const page = await listLetters(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(listedToWire) }) : page;
  },
  exportLetters: ({ ctx }, { query }) => {
    const { sort } = query;
    const letters = everyRow((page) => listLetters(ctx, searchOf(query), { ...page, sort }));
    return csvFile("letters.csv", FILE_COLUMNS, letters);
  },
  letter: async ({ ctx }, { params }) => {
    const found = await staffLetter(ctx, params.id);
    if (!found.ok) return found;
    return ok({ ...listedToWire(found.value), text: found.value.text });
  },
  letterDocument: async ({ ctx }, { params }) => {
    const found = await staffLetter(ctx, params.id);
    return found.ok ? { html: found.value.html } : found;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: "waiting" | "sent" | undefined;
}

const searchOf = ({ search = "", state }: Asked) => ({ text: search.trim(), state });

const FILE_COLUMNS: CsvColumns<ListedLetter> = {
  letter: ({ id }) => id,
  recipient: ({ recipient }) => recipient,
  subject: ({ subject }) => subject,
  written: ({ writtenAt }) => writtenAt.toISOString(),
  sent: ({ sentAt }) => sentAt?.toISOString() ?? null,
};

const listedToWire = ({ id, recipient, subject, writtenAt, sentAt }: ListedLetter) => ({
  id,
  recipient,
  subject,
  writtenAt: writtenAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});
