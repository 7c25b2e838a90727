import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { canSeeLetters } from "@placket/domain/staff/access";
import type { Ctx } from "../context.ts";
import { selectLetter, selectLetters, type LetterSearch } from "./mail-admin.sql.ts";

/** Letters on a page of the list. */
export const LETTERS_PER_PAGE = 50;

/** A letter as a line of the list. */
export interface ListedLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** `null` while it waits for a mail server. */
  readonly sentAt: Date | null;
}

export interface StaffLetter extends ListedLetter {
  readonly text: string;
  readonly html: string;
}

/** What the store has written, newest first, sent or not. */
export async function listLetters(
  ctx: Ctx,
  search: LetterSearch,
): Promise<Result<{ readonly letters: readonly ListedLetter[]; readonly next: number | null }>> {
  const allowed = canSeeLetters(ctx.actor);
  if (allowed !== true) return refuse(problem(allowed));
  const rows = await selectLetters(ctx.db, search, LETTERS_PER_PAGE + 1);
  const letters = rows.slice(0, LETTERS_PER_PAGE).map(listed);
  return ok({ letters, next: rows.length > letters.length ? (letters.at(-1)?.id ?? null) : null });
}

/** One letter, word by word. */
export async function staffLetter(ctx: Ctx, id: number): Promise<Result<StaffLetter>> {
  const allowed = canSeeLetters(ctx.actor);
  if (allowed !== true) return refuse(problem(allowed));
  const row = await selectLetter(ctx.db, id);
  if (!row) return refuse(problem("mail.noSuchLetter", "id"));
  return ok({ ...listed(row), text: row.body_text, html: row.body_html });
}

type ListRow = Awaited<ReturnType<typeof selectLetters>>[number];

const listed = (row: ListRow): ListedLetter => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  writtenAt: row.created_at,
  sentAt: row.sent_at,
});
