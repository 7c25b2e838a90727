import type { Ctx } from "../context.ts";
import { insertMail, markSent, takeUnsentMail, type Letter } from "./mail.sql.ts";

/** Writes a letter for an event; it stays readable for staff whether SMTP is configured or not. */
export function writeLetter(ctx: Ctx, letter: Letter, outboxId: number): Promise<void> {
  return insertMail(ctx.db, { letter, outboxId, now: ctx.now });
}

/** Sends what waits, oldest first. A letter that the server refuses is tried again with the next round. */
export async function sendWaitingMail(ctx: Ctx): Promise<void> {
  const { mail } = ctx.services;
  if (!mail) return;
  const from = ctx.services.stores.settingsOf(ctx.store).mailFrom;
  let sent = true;
  while (sent) {
    sent = await ctx.db.transaction().execute(async (db) => {
      const letter = await takeUnsentMail(db);
      if (!letter) return false;
      await mail.send({ ...letter, from });
      await markSent(db, letter.id, ctx.now);
      return true;
    });
  }
}
