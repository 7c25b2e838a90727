import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { letterTemplates } from "./template/template.ts";
import { withoutTokens } from "./without-tokens.ts";
import {
  selectLetter,
  selectLetters,
  type LetterRow,
  type LetterSearch,
} from "./mail-admin.sql.ts";

/** A letter as a line of the list. */
export interface ListedLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** `null` while it waits for a mail server. */
  readonly sentAt: Date | null;
}

interface StaffLetter extends ListedLetter {
  readonly text: string;
  readonly html: string;
}

/** What the store has written, sent or not, a page of it. */
export async function listLetters(
  ctx: Ctx,
  search: LetterSearch,
  asked: PageAsked,
): Promise<Result<Page<ListedLetter>>> {
  const page = await selectLetters(ctx.db, search, asked);
  return page.ok ? ok({ ...page.value, rows: page.value.rows.map(listed) }) : page;
}

/** One letter, word by word, but for what its links let in with. */
export async function staffLetter(ctx: Ctx, id: number): Promise<Result<StaffLetter>> {
  const row = await selectLetter(ctx.db, id);
  if (!row) return refuse(problem("mail.noSuchLetter", "id"));
  // Whoever may read letters is not whoever may come in as somebody else.
  if (row.is_secret) {
    const secret = secretOf(ctx, row.template);
    return ok({ ...listed(row), text: secret, html: secret });
  }
  const { body_text: text, body_html: html } = row;
  return ok({ ...listed(row), text: withoutTokens(text), html: withoutTokens(html) });
}

/** What stands in the place of a letter that staff may not read. */
function secretOf(ctx: Ctx, template: string): string {
  const { holds = "a link that works once" } =
    ctx.held(letterTemplates).find(({ name }) => name === template) ?? {};
  return `This letter holds ${holds}. Only its recipient reads it.`;
}

type ListRow = Pick<LetterRow, "id" | "recipient" | "subject" | "created_at" | "sent_at">;

const listed = (row: ListRow): ListedLetter => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  writtenAt: row.created_at,
  sentAt: row.sent_at,
});
