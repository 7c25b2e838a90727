import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { lettersAbout, writeAgain, type LetterAbout } from "../../mail/mail.ts";
import { holdOrder } from "../step/held-order.sql.ts";
import { selectOrderByNumber } from "../order.sql.ts";

/** The letters that the buyer of an order got about it, first to last. */
export async function lettersOfOrder(
  ctx: Ctx,
  number: string,
): Promise<Result<readonly LetterAbout[]>> {
  const order = await selectOrderByNumber(ctx.db, number);
  if (!order) return refuse(problem("order.noSuchOrder", "number"));
  return ok(await lettersAbout(ctx, { orderId: order.id, recipient: order.email }));
}

/** A letter is written again at most once in this time, ms: whoever presses twice means one. */
const PAUSE_MS = 60_000;

/**
 * Writes a letter about an order once more, word by word, with its trace. In the caller's transaction, which holds the
 * order: of those who ask at once the second finds it written.
 */
export async function resendLetter(
  tx: Ctx,
  { number, letterId }: { readonly number: string; readonly letterId: number },
): Promise<Result<true>> {
  const held = await holdOrder(tx, number);
  if (!held) return refuse(problem("order.noSuchOrder", "number"));
  const { id: orderId, email: recipient } = held.order;
  const letters = await lettersAbout(tx, { orderId, recipient });
  const letter = letters.find(({ id }) => id === letterId);
  if (!letter || letter.isSecret) return refuse(problem("mail.noSuchLetter", "id"));
  const since = new Date(tx.now.getTime() - PAUSE_MS);
  const isFresh = letters.some((one) => one.subject === letter.subject && one.writtenAt > since);
  if (isFresh) return refuse(problem("mail.writtenJustNow", "id"));
  const eventId = await noteEvent(tx, "order.told", { orderId });
  await writeAgain(tx, letterId, eventId);
  const after = { letter: letter.subject, recipient };
  await leaveTrace(tx, { action: "order.resendLetter", subject: number, after });
  return ok(true);
}
