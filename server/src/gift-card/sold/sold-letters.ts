import type { GiftCardChoice } from "@placket/domain/sold-card/choice";
import type { GiftCardDesign } from "@placket/domain/sold-card/designs";
import { maskedCode } from "@placket/domain/gift-card/code";
import { money, type Money } from "@placket/domain/money/money";
import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { writeLetters } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import { letterTemplate } from "../../mail/template/template.ts";
import type { StoreView } from "../../store/store-view.ts";
import type { Issued } from "../issue-card.ts";
import { secretUntil } from "../issued-letter.ts";

interface SoldParts {
  readonly name: string;
  readonly sender: string;
  readonly code: string;
  readonly amount: Money;
  /** `""` where the sender wrote none. */
  readonly message: string;
  readonly design: GiftCardDesign;
  readonly storeUrl: string;
}

/** What the card looks like that stands in the letter. */
const PATTERNS = {
  classic: "stripes",
  celebration: "dots",
  thanks: "checks",
} as const satisfies Readonly<Record<GiftCardDesign, string>>;

/** The letter with a gift card that somebody bought, for whoever gets it. */
export const giftCardSold = letterTemplate({
  name: "giftCard.sold",
  title: "Gift card that was bought",
  about: "Goes to whoever is given a gift card that somebody bought, with its code, on its day.",
  readers: "shoppers",
  holds: "a code that money is on",
  placeholders: {
    name: "who is given the card",
    sender: "who gives it",
    amount: "what is on it",
  },
  texts: (say, at) => ({
    subject: say("A gift card from %1", at.sender),
    heading: say("%1 sends you a gift card: %2", at.sender, at.amount),
    intro: say("Enter its code when you pay. What you do not spend stays on it."),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ name, sender, amount }: SoldParts, { price }) => ({
    name,
    sender,
    amount: price(amount),
  }),
  blocks: ({ sender, message, code, design, storeUrl }, { say }) => [
    ...(message === ""
      ? []
      : [{ is: "note", title: say("Message from %1", sender), text: message } as const]),
    { is: "card", pattern: PATTERNS[design], title: say("Gift card code"), lines: [code] },
    { is: "button", text: say("Go to the Store"), href: storeUrl },
  ],
  sample: ({ settings, store }) => ({
    name: "Demo Recipient",
    sender: "Demo Sender",
    code: maskedCode("7K2M"),
    amount: money(5000, store.currency),
    message: "Enjoy it!",
    design: "celebration" as const,
    storeUrl: settings.storeUrl,
  }),
});

type SentParts = Pick<SoldParts, "name" | "amount"> & { readonly recipient: string };

/** The letter to whoever bought it: it is on its way. It holds no code. */
export const giftCardSent = letterTemplate({
  name: "giftCard.sent",
  title: "Gift card is on its way",
  about: "Goes to the sender of a gift card when it has gone to its recipient. It holds no code.",
  readers: "shoppers",
  placeholders: { name: "who is given the card", amount: "what is on it" },
  texts: (say, at) => ({
    subject: say("Your gift card is on its way to %1", at.name),
    heading: say("Your gift card is on its way"),
    intro: say("We have sent %1 your gift card of %2.", at.name, at.amount),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ name, amount }: SentParts, { price }) => ({ name, amount: price(amount) }),
  blocks: ({ recipient }, { say }) => [{ is: "facts", title: say("Sent to"), lines: [recipient] }],
  sample: ({ store }) => ({
    name: "Demo Recipient",
    recipient: "recipient@example.com",
    amount: money(5000, store.currency),
  }),
});

/** Writes both letters into the transaction that issues the card; the one with its code nobody else may read. */
export async function tellOfSoldCard(
  tx: Ctx,
  {
    issued,
    view,
    giftCard,
  }: { readonly issued: Issued; readonly view: StoreView; readonly giftCard: GiftCardChoice },
): Promise<void> {
  const inView = { ...tx, store: view };
  const amount = money(issued.balance, issued.currency);
  const { recipientName: name, senderName: sender, message, design } = giftCard;
  const { code } = issued;
  const { storeUrl } = tx.settings;
  const eventId = await noteEvent(tx, "giftCard.issued", { giftCardId: issued.id });
  const parts = { name, sender, code, amount, message, design, storeUrl };
  const sent = { name, amount, recipient: giftCard.recipientEmail };
  await writeLetters(tx, [
    {
      ...letterOf(inView, giftCardSold, parts),
      eventId,
      recipient: giftCard.recipientEmail,
      secretUntil: secretUntil(tx, issued.expiresAt),
      storeViewId: view.id,
    },
    {
      ...letterOf(inView, giftCardSent, sent),
      eventId,
      recipient: giftCard.senderEmail,
      storeViewId: view.id,
    },
  ]);
}
