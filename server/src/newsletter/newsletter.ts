import { checkEmail } from "@placket/domain/checkout/email";
import {
  CONFIRMATION_MS,
  NEWSLETTER_PAGES,
  type SubscriptionState,
} from "@placket/domain/newsletter/subscription";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { checkForm } from "../bot-check/bot-check.ts";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { createBehindAnswer, type BehindAnswer } from "../jobs/behind-answer.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { countTry, triedBy } from "../session/sign-in-tries.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { askingLetter, subscribedLetter } from "./newsletter-letters.ts";
import { popupCode } from "./popup.ts";
import {
  askSubscription,
  confirmByToken,
  deleteSubscription,
  endSubscriptionOf,
  endSubscriptionByToken,
  selectSubscriptionState,
} from "./newsletter.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** Letters that are being written behind the answer; one that is lost with the process is asked for again. */
export const newslettersOnTheirWay = holding<BehindAnswer>({
  name: "newsletter letters on their way",
  open: ({ log }) => createBehindAnswer(log),
  close: (letters) => letters.close(),
});

/**
 * Asks an address by letter whether its reader wants the newsletter (FOOT-15). The answer is the same, and comes as
 * soon, for one that is subscribed already. `ctx.db` must not be a transaction.
 * @returns the code that who asks by the popup is given; null where none is.
 */
export async function subscribeEmail(
  ctx: Ctx,
  typed: string,
  { byPopup = false }: { readonly byPopup?: boolean } = {},
): Promise<Result<string | null>> {
  const email = typed.trim();
  const problems = checkEmail(email, settingsOf(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await checkForm(ctx, "newsletter");
  if (!proven.ok) return proven;
  if (!ctx.client) throw new Error("Nobody asks.");
  const counted = await countTry(ctx, triedBy("letter", email, ctx.client), "email");
  if (!counted.ok) return counted;
  ctx.held(newslettersOnTheirWay).begin("a newsletter's letter", async () => {
    await transact(ctx, async (tx) => ok(await askToConfirm(tx, email)));
  });
  if (!byPopup) return ok(null);
  return transact(ctx, async (tx) => ok((await popupCode(tx, email)) ?? null));
}

/** Asks an address by letter, in a transaction that stands; one that is subscribed is left alone. */
async function askToConfirm(tx: Ctx, email: string): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + CONFIRMATION_MS);
  const asked = { email, storeViewId: tx.store.id, now: tx.now };
  const subscriptionId = await askSubscription(tx.db, {
    ...asked,
    tokenHash: hashOfToken(token),
    expiresAt,
  });
  if (subscriptionId === undefined) return;
  // The link of an earlier letter is over.
  await dropLetters(tx, { template: askingLetter.name, recipient: email });
  await writeLetter(tx, {
    ...letterOf(tx, askingLetter, {
      href: hrefOf(tx, "confirm", token),
      isReminded: settingsOf(tx).cartReminderHours !== null,
    }),
    eventId: await noteEvent(tx, "newsletter.told", { subscriptionId }),
    recipient: email,
    secretUntil: expiresAt,
  });
}

/** Confirms by the letter's link, once; `false` where it is over. Says so by letter, in the language that was asked in. */
export async function confirmSubscription(tx: Ctx, token: string): Promise<boolean> {
  const next = newToken();
  const moved = await confirmByToken(tx.db, {
    tokenHash: hashOfToken(token),
    next: { tokenHash: hashOfToken(next), expiresAt: null },
    now: tx.now,
  });
  if (!moved) return false;
  const view = tx.held(stores).views.find(({ id }) => id === moved.storeViewId);
  const inView = view ? { ...tx, store: view } : tx;
  await writeLetter(inView, {
    ...letterOf(inView, subscribedLetter, { href: hrefOf(inView, "unsubscribe", next) }),
    eventId: await noteEvent(tx, "newsletter.told", { subscriptionId: moved.id }),
    recipient: moved.email,
  });
  return true;
}

/** Ends a subscription by the link of a letter; `false` where there is none of it. */
export function endSubscription({ db, now }: Ctx, token: string): Promise<boolean> {
  return endSubscriptionByToken(db, { tokenHash: hashOfToken(token), now });
}

/** What a customer wants of their own address: it is asked by letter, or left in peace at once. */
export async function wantNewsletter(tx: Ctx, email: string, isWanted: boolean): Promise<void> {
  if (isWanted) await askToConfirm(tx, email);
  else await endSubscriptionOf(tx.db, email, tx.now);
}

/** How the subscription of an address stands; `undefined` for one that never asked. */
export function subscriptionOf(
  { db }: Pick<Ctx, "db">,
  email: string,
): Promise<SubscriptionState | undefined> {
  return selectSubscriptionState(db, email);
}

/** Forgets an address, with whoever has their account deleted. */
export function forgetSubscription({ db }: Pick<Ctx, "db">, email: string): Promise<void> {
  return deleteSubscription(db, email);
}

const hrefOf = ({ settings }: Ctx, page: keyof typeof NEWSLETTER_PAGES, token: string) =>
  `${settings.storeUrl}${NEWSLETTER_PAGES[page]}#${token}`;
