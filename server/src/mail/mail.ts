import { DeliveryFailure } from "@placket/domain/delivery/failure";
import type { Ctx } from "../context.ts";
import { outside } from "../delivery/subscriber.ts";
import { holding } from "../held/held.ts";
import { smtpTransport, type MailTransport } from "../providers/mail/mail-transport.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import {
  copyMail,
  selectLettersAbout,
  selectLettersTo,
  type CopiedLetter,
  type LetterAbout,
} from "./letters-about.sql.ts";
import {
  deleteLettersAbout,
  deleteLettersOfCards,
  deleteLettersTo,
  deleteOverdue,
  deleteWaiting,
  insertMail,
  markSent,
  selectOutgoing,
  type LetterOfView,
  type LettersTo,
  type NewLetter,
  type ForgottenReader,
} from "./mail.sql.ts";

export type { LetterAbout, LetterOfView };

/** Whoever carries letters; without one they stay in the table that staff read. */
export const mailTransport = holding<MailTransport | undefined>({
  name: "mail transport",
  open: ({ settings: { smtpUrl } }) => (smtpUrl === undefined ? undefined : smtpTransport(smtpUrl)),
  close: (transport) => transport?.close(),
});

/** Tells the mail server of every letter that was written; letters wait while there is none. */
export const mailServer = outside("letter.written", {
  name: "mail.smtp",
  call: sendLetter,
  isReady: (ctx) => ctx.held(mailTransport) !== undefined,
});

/**
 * Writes a letter for an event, from the store view of `ctx`, once for each template and recipient. It stays
 * readable for staff whether SMTP is configured or not.
 */
export function writeLetter(ctx: Ctx, letter: NewLetter): Promise<void> {
  return writeLetters(ctx, [{ ...letter, storeViewId: ctx.store.id }]);
}

/** The same of letters from several store views, all at once. */
export function writeLetters(ctx: Ctx, letters: readonly LetterOfView[]): Promise<void> {
  return insertMail(ctx.db, letters, ctx.now);
}

/** What was written to a reader about an order, first to last. */
export const lettersAbout = (
  { db }: Pick<Ctx, "db">,
  about: { readonly orderId: number; readonly recipient: string },
): Promise<LetterAbout[]> => selectLettersAbout(db, about);

/** That letters were written to an address since then, first to last: for a copy of an account's data. */
export const lettersTo = (
  { db }: Pick<Ctx, "db">,
  recipient: string,
  since: Date,
): Promise<CopiedLetter[]> => selectLettersTo(db, recipient, since);

/** Writes a letter once more, as it was, for an event of its own. */
export const writeAgain = (tx: Ctx, letterId: number, eventId: number): Promise<void> =>
  copyMail(tx.db, { letterId, eventId, now: tx.now });

/** Drops the letters that still wait and are no longer true; what was sent is sent. */
export function dropLetters(tx: Ctx, letters: LettersTo): Promise<void> {
  return deleteWaiting(tx.db, letters);
}

/** Deletes every letter to these addresses: what still waits of somebody else's order or gift, once it was sent. */
export function forgetLettersTo(tx: Ctx, reader: ForgottenReader): Promise<void> {
  return deleteLettersTo(tx.db, reader);
}

/** Deletes the letters about these orders to these addresses, sent or not. */
export function forgetLettersAbout(tx: Ctx, reader: ForgottenReader): Promise<void> {
  return deleteLettersAbout(tx.db, reader);
}

/** Deletes the letters with these gift cards: one that still waits, which alone has the code, once it was sent. */
export function forgetLettersOfCards(tx: Ctx, cardIds: readonly number[]): Promise<void> {
  return deleteLettersOfCards(tx.db, cardIds);
}

/** Work of a job: no secret is kept that nobody can be told any more. */
export function dropOverdueLetters({ db, now }: Ctx): Promise<void> {
  return deleteOverdue(db, now);
}

/**
 * Hands one letter to the mail server, at least once (decision 0016): in no transaction, under the Message-ID
 * that it always has. @throws DeliveryFailure when the server did not take it.
 */
async function sendLetter(ctx: Ctx, { letterId }: { readonly letterId: number }): Promise<void> {
  const letter = await selectOutgoing(ctx.db, letterId);
  // Dropped since, or sent by a process that ended before it could note the delivery.
  if (!letter || letter.sentAt) return;
  if (letter.expiresAt && letter.expiresAt <= ctx.now) return;
  const transport = ctx.held(mailTransport);
  if (!transport) throw new DeliveryFailure("unreachable", "No mail server is configured.");
  const { views, defaultView } = ctx.held(stores);
  const view = views.find(({ id }) => id === letter.storeViewId) ?? defaultView;
  await transport.send({ ...letter, from: settingsOf(ctx, view).mailFrom });
  await markSent(ctx.db, letterId, ctx.now);
}
