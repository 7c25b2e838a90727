import { DAY_MS } from "@placket/domain/durations";
import { maskedCode } from "@placket/domain/gift-card/code";
import { money, type Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { letterTemplate } from "../mail/template/template.ts";
import type { StoreView } from "../store/store-view.ts";
import type { CardRow } from "./gift-card-admin.sql.ts";

/** What the letter with a gift card is written from. */
interface IssuedParts {
  readonly name: string;
  readonly code: string;
  readonly amount: Money;
  readonly expiresAt: Date | null;
  readonly storeUrl: string;
}

/** The letter with a gift card's code. */
export const giftCardIssued = letterTemplate({
  name: "giftCard.issued",
  title: "Gift card",
  about: "Goes to whoever is given a gift card, with its code.",
  readers: "shoppers",
  holds: "a code that money is on",
  placeholders: { name: "who is given the card", amount: "what is on it" },
  texts: (say, at) => ({
    subject: say("A gift card from %1", at.store),
    heading: say("A gift card for you: %1", at.amount),
    intro: say("Enter its code when you pay. What you do not spend stays on it."),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ name, amount }: IssuedParts, { price }) => ({ name, amount: price(amount) }),
  blocks: ({ code, expiresAt, storeUrl }, { say, locale }) => [
    { is: "facts", title: say("Gift card code"), lines: [code] },
    {
      is: "facts",
      title: say("Good until"),
      lines: expiresAt ? [lastDay(expiresAt, locale)] : [],
    },
    { is: "button", text: say("Go to the Store"), href: storeUrl },
  ],
  sample: ({ settings, store, now }) => ({
    name: "Demo Buyer",
    code: maskedCode("7K2M"),
    amount: money(5000, store.currency),
    expiresAt: new Date(now.getTime() + 365 * DAY_MS),
    storeUrl: settings.storeUrl,
  }),
});

/** The day before the moment when it is over. */
export const lastDay = (expiresAt: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(expiresAt.getTime() - 1),
  );

/** How long a code waits for the mail server that is good for ever. */
const WAITS_MS = 365 * DAY_MS;

/** Until when a letter with a code waits for the mail server, and is nobody's but its recipient's. */
export const secretUntil = ({ now }: Pick<Ctx, "now">, expiresAt: Date | null): Date =>
  expiresAt ?? new Date(now.getTime() + WAITS_MS);

/**
 * Writes the letter with the code, in the transaction that issues the card: nothing else keeps it. Staff may not read
 * it, for whoever has the code has the money.
 */
export async function writeIssued(
  tx: Ctx,
  {
    card,
    view,
    letter,
  }: {
    readonly card: CardRow;
    readonly view: StoreView;
    readonly letter: Pick<IssuedParts, "code" | "amount" | "expiresAt">;
  },
): Promise<void> {
  const inView = { ...tx, store: view };
  const parts = { ...letter, name: card.recipientName, storeUrl: tx.settings.storeUrl };
  await writeLetter(inView, {
    ...letterOf(inView, giftCardIssued, parts),
    eventId: await noteEvent(tx, "giftCard.issued", { giftCardId: card.id }),
    recipient: card.recipientEmail,
    secretUntil: secretUntil(tx, card.expiresAt),
  });
}
