import {
  CUSTOM_AMOUNT,
  EMPTY_GIFT_CARD,
  GIFT_CARD_MESSAGE_MAX,
  type AskedGiftCard,
  type GiftCardChoice,
} from "@placket/domain/sold-card/choice";
import { writtenAmount } from "@placket/domain/sold-card/typed-amount";
import { z } from "zod";
import { idOfUid, uidOf } from "../uid.ts";
import { inForm } from "../shapes.ts";

/** Bounds that protect the server; what is too long for a card is told at its field. */
const LINE_MAX = 1000;
const line = z.string().max(LINE_MAX);

/** A gift card by the documents' names (GIFT-01); a day to send it and a design besides. */
const NAMES = {
  amount: "giftcard_amount",
  customAmount: "custom_giftcard_amount",
  senderName: "giftcard_sender_name",
  senderEmail: "giftcard_sender_email",
  recipientName: "giftcard_recipient_name",
  recipientEmail: "giftcard_recipient_email",
  message: "giftcard_message",
  sendOn: "giftcard_send_on",
  design: "giftcard_design",
} as const satisfies Readonly<Record<keyof AskedGiftCard, string>>;

type Name = (typeof NAMES)[keyof AskedGiftCard];

const amount = z.union([line, z.number().transform(String)]).default("");

/** `giftcard_option` (GIFT-10): JSON text of what is chosen and typed, or the object itself. */
export const giftcardOption = inForm(
  z.object({
    giftcard_amount: amount,
    custom_giftcard_amount: amount,
    giftcard_sender_name: line.default(""),
    giftcard_sender_email: line.default(""),
    giftcard_recipient_name: line.default(""),
    giftcard_recipient_email: line.default(""),
    giftcard_message: z
      .string()
      .max(GIFT_CARD_MESSAGE_MAX * 10)
      .default(""),
    giftcard_send_on: line.default(""),
    giftcard_design: line.default(""),
  }),
);

type Option = z.output<typeof giftcardOption>;

/** What a call asks of a gift card; `undefined` where it asks for none. */
export const giftCardFromWire = (option: Option | null | undefined): AskedGiftCard | undefined =>
  option ? asked((name) => option[name]) : undefined;

/** What a browser sends of a gift card (GIFT-10), as JSON text. */
export const giftCardCall = (card: AskedGiftCard) => ({
  giftcard_option: JSON.stringify(
    Object.fromEntries(fields.map((field) => [NAMES[field], card[field]])),
  ),
});

/** A call's text read back, for an item that is edited; `undefined` of what is none. */
export function giftCardOfCall(text: string | null): AskedGiftCard | undefined {
  if (text === null) return undefined;
  const read = giftcardOption.safeParse(text);
  return read.success ? giftCardFromWire(read.data) : undefined;
}

const fields = Object.keys(NAMES) as (keyof AskedGiftCard)[];

const asked = (saidAt: (name: Name) => string | undefined): AskedGiftCard => ({
  ...EMPTY_GIFT_CARD,
  ...Object.fromEntries(fields.map((field) => [field, saidAt(NAMES[field]) ?? ""])),
});

/** A stored gift card in the documents' names, as a cart's item carries it (CART-05) and as it may be sent back. */
export function giftCardToWire(card: GiftCardChoice, currency: string): Record<Name, string> {
  return {
    giftcard_amount: writtenAmount(card.amountMinor, currency),
    custom_giftcard_amount: "",
    giftcard_sender_name: card.senderName,
    giftcard_sender_email: card.senderEmail,
    giftcard_recipient_name: card.recipientName,
    giftcard_recipient_email: card.recipientEmail,
    giftcard_message: card.message,
    giftcard_send_on: card.sendOn,
    giftcard_design: card.design,
  };
}

/** The stored structure of an item that is a gift card. */
export const giftCardSelections = z.object({
  giftcard_amount: z.string(),
  custom_giftcard_amount: z.string(),
  giftcard_sender_name: z.string(),
  giftcard_sender_email: z.string(),
  giftcard_recipient_name: z.string(),
  giftcard_recipient_email: z.string(),
  giftcard_message: z.string(),
  giftcard_send_on: z.string(),
  giftcard_design: z.string(),
});

const ROOM = "giftcard";

/** Magento's uid of a field of a gift card: `giftcard/giftcard_sender_name` in base64. */
export const giftCardFieldUid = (field: keyof AskedGiftCard): string =>
  uidOf(`${ROOM}/${NAMES[field]}`);

/** Magento's uid of an amount of the list: `giftcard/giftcard_amount/50.0000` in base64. */
export const giftCardAmountUid = (decimal: number): string =>
  uidOf(`${ROOM}/${NAMES.amount}/${decimal.toFixed(4)}`);

/** Whether a uid is one of a gift card's. */
export const isGiftCardUid = (uid: string): boolean => fieldOf(uid) !== undefined;

/** A gift card of the uids that Magento's clients send; `undefined` where none is a gift card's. */
export function giftCardOfUids(
  selected: readonly string[],
  entered: readonly { readonly uid: string; readonly value: string }[],
): AskedGiftCard | undefined {
  const said = new Map<string, string>();
  for (const uid of selected) {
    const { name, value } = fieldOf(uid) ?? {};
    if (name !== undefined && value !== undefined) said.set(name, value);
  }
  for (const { uid, value } of entered) {
    const { name } = fieldOf(uid) ?? {};
    if (name !== undefined) said.set(name, value);
  }
  if (said.size === 0) return undefined;
  // Who enters an own amount has chosen that.
  if (said.has(NAMES.customAmount) && !said.has(NAMES.amount))
    said.set(NAMES.amount, CUSTOM_AMOUNT);
  return asked((name) => said.get(name));
}

function fieldOf(uid: string): { readonly name: string; readonly value?: string } | undefined {
  const [room, name = "", value, ...more] = (idOfUid(uid) ?? "").split("/");
  const isField = room === ROOM && more.length === 0 && Object.values<string>(NAMES).includes(name);
  if (!isField) return undefined;
  return value === undefined ? { name } : { name, value };
}
