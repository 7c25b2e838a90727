import { checkEntry, checkMessageMove, textInLines } from "@placket/domain/contact/check-message";
import type { EntryKind, MessageEnd } from "@placket/domain/contact/message";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import {
  insertEntry,
  selectEntries,
  selectMessage,
  selectMessages,
  updateMessage,
  type MessageRow,
  type MessageSearch,
} from "./contact-admin.sql.ts";
import { tellSender } from "./contact-letters.ts";

/** Messages that match, a page of them. */
export const listMessages = (
  ctx: Ctx,
  search: Omit<MessageSearch, "asker">,
  asked: PageAsked,
): Promise<Result<Page<MessageRow>>> =>
  selectMessages(ctx.db, { ...search, asker: askerOf(ctx) }, asked);

/** A message with what staff wrote to it, the last first. */
type WholeMessage = MessageRow & {
  readonly entries: Awaited<ReturnType<typeof selectEntries>>;
};

export async function messageById(ctx: Ctx, id: number): Promise<Result<WholeMessage>> {
  const found = await selectMessage(ctx.db, id);
  if (!found) return refuse(problem("contact.noSuchMessage", "id"));
  return ok({ ...found, entries: await selectEntries(ctx.db, id) });
}

/** A message as staff saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Answers a message: its sender has the text by letter. What it says stands with the message, not in the trail. */
export async function answerMessage(
  tx: Ctx,
  seen: Seen,
  typed: string,
): Promise<Result<WholeMessage>> {
  const text = textInLines(typed);
  const found = await asSeen(tx, seen, (now) => [
    ...checkMessageMove(now.state, "answered"),
    ...checkEntry(text),
  ]);
  if (!found.ok) return found;
  if (!(await updateMessage(tx.db, seen, { state: "answered" }))) return CHANGED;
  await write(tx, seen.id, "reply", text);
  await tellSender(tx, found.value, text);
  await leaveTrace(tx, {
    action: "contact.answer",
    subject: subjectOf(seen.id),
    before: { state: found.value.state },
    after: { state: "answered" },
  });
  return messageById(tx, seen.id);
}

/** Closes a message, or opens it again. Nobody is told. */
export async function moveMessage(
  tx: Ctx,
  seen: Seen,
  state: MessageEnd,
): Promise<Result<WholeMessage>> {
  const found = await asSeen(tx, seen, (now) => checkMessageMove(now.state, state));
  if (!found.ok) return found;
  if (!(await updateMessage(tx.db, seen, { state }))) return CHANGED;
  await leaveTrace(tx, {
    action: state === "closed" ? "contact.close" : "contact.reopen",
    subject: subjectOf(seen.id),
    before: { state: found.value.state },
    after: { state },
  });
  return messageById(tx, seen.id);
}

/** Takes a message, also from somebody who had taken it, or hands it back to everybody. */
export async function takeMessage(
  tx: Ctx,
  seen: Seen,
  isMine: boolean,
): Promise<Result<WholeMessage>> {
  const found = await asSeen(tx, seen, () => []);
  if (!found.ok) return found;
  const takenBy = isMine ? askerOf(tx) : null;
  if (!(await updateMessage(tx.db, seen, { taken_by: takenBy }))) return CHANGED;
  await leaveTrace(tx, {
    action: "contact.take",
    subject: subjectOf(seen.id),
    before: { takenBy: found.value.takenBy },
    after: { takenBy },
  });
  return messageById(tx, seen.id);
}

/** Writes a note to a message, which staff alone read. Whatever becomes of the message meanwhile, it is added. */
export async function noteOnMessage(
  tx: Ctx,
  id: number,
  typed: string,
): Promise<Result<WholeMessage>> {
  const text = textInLines(typed);
  const found = await messageById(tx, id);
  if (!found.ok) return found;
  const problems = checkEntry(text);
  if (problems.length > 0) return refuse(...problems);
  await write(tx, id, "note", text);
  await leaveTrace(tx, { action: "contact.note", subject: subjectOf(id) });
  return messageById(tx, id);
}

const CHANGED = refuse(problem("contact.changedMeanwhile", "version"));

const subjectOf = (id: number) => `message ${id}`;

/** Whoever of the staff asks, as the holder of a message is called. */
export const askerOf = ({ principal }: Ctx): string =>
  principal.kind === "staff" ? principal.email : "";

const write = (tx: Ctx, messageId: number, kind: EntryKind, text: string): Promise<void> =>
  insertEntry(tx.db, { messageId, kind, text, by: askerOf(tx), now: tx.now });

/** The message as it was seen; refuses another one, and what is wrong with what is to be done. */
async function asSeen(
  tx: Ctx,
  { id, version }: Seen,
  wrongWith: (now: MessageRow) => readonly Problem[],
): Promise<Result<MessageRow>> {
  const found = await selectMessage(tx.db, id);
  if (!found) return refuse(problem("contact.noSuchMessage", "id"));
  if (found.version !== version) return CHANGED;
  const problems = wrongWith(found);
  return problems.length > 0 ? refuse(...problems) : ok(found);
}
