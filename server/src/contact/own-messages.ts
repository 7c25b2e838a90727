import type { Ctx } from "../context.ts";
import {
  deleteMessagesOf,
  selectMessagesOf,
  updateSenderOfMessages,
  type Sender,
} from "./contact.sql.ts";

/** What a customer wrote to the shop, and what staff wrote to it, for a copy of their data. */
export const copiedMessages = (ctx: Ctx, customerId: number) =>
  selectMessagesOf(ctx.db, customerId);

/** Forgets what somebody wrote to the shop, answered or not, with all that staff wrote to it. */
export const forgetMessages = (tx: Ctx, sender: Sender): Promise<void> =>
  deleteMessagesOf(tx.db, sender);

/** What a customer wrote is another one's from now on. */
export const giveMessages = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateSenderOfMessages(tx.db, fromId, intoId);
