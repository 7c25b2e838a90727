import {
  checkMessage,
  trimmedMessage,
  type MessageDraft,
} from "@placket/domain/contact/check-message";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkForm } from "../bot-check/bot-check.ts";
import type { Ctx } from "../context.ts";
import { countTry, triedBy } from "../session/sign-in-tries.ts";
import { settingsOf } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { tellShop } from "./contact-letters.ts";
import { insertMessage } from "./contact.sql.ts";

/** Whether the contact form takes messages here. */
export const isContactOpen = (ctx: Ctx): boolean => settingsOf(ctx).contactFormEnabled;

/** A message as it is sent. */
interface SentMessage extends MessageDraft {
  /** One for each message, made by its sender; sent again with it, the message is kept once. */
  readonly request?: string | undefined;
}

/**
 * Writes to the shop (ACCT-27): keeps the message and tells staff by letter, once. Who is signed in is noted, whatever
 * is typed; the answer goes to the email that was. Counted by sender and network before anything is written. `ctx.db`
 * must not be a transaction.
 */
export async function sendMessage(ctx: Ctx, sent: SentMessage): Promise<Result<true>> {
  if (!isContactOpen(ctx)) return refuse(problem("contact.unavailable"));
  const message = trimmedMessage(sent);
  const problems = checkMessage(message, settingsOf(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await checkForm(ctx, "contact");
  if (!proven.ok) return proven;
  const { customerId } = ctx.principal;
  const login = customerId === null ? message.email : `customer ${customerId}`;
  const counted = ctx.client
    ? await countTry(ctx, triedBy("contact", login, ctx.client), "comment")
    : ok(undefined);
  if (!counted.ok) return counted;
  return transact(ctx, async (tx) => {
    const request = sent.request ?? null;
    const place = { storeViewId: tx.store.id, customerId, request, now: tx.now };
    const id = await insertMessage(tx.db, { ...message, ...place });
    if (id !== undefined) await tellShop(tx, id);
    return ok(true as const);
  });
}
