import { GIFT_CARD_CODE_MAX } from "@placket/domain/gift-card/code";
import { GIFT_CARD_STATES } from "@placket/domain/gift-card/card-state";
import { GIFT_CARD_NAME_MAX } from "@placket/domain/sold-card/limits";
import { LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { MOVEMENTS } from "@placket/domain/ledger/movements";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, price, text } from "../shapes.ts";

const state = z.enum(GIFT_CARD_STATES);

const card = z.object({
  id: z.number(),
  /** The last four signs of its code: the whole of it is kept nowhere. */
  lastFour: z.string(),
  balance: price,
  state,
  isOpen: z.boolean(),
  website: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});

/** What happened to an account, the latest first. */
const entry = z.object({
  id: z.number(),
  movement: z.enum(MOVEMENTS),
  change: price,
  balance: price,
  reason: z.string(),
  by: z.string().nullable(),
  orderNumber: z.string().nullable(),
  at: z.string(),
});

/** `search`: the last four signs of a code, or a part of the recipient's name or email. */
const query = listQuery({ state: state.optional() }, ["created", "balance"]);

const reason = text(LEDGER_REASON_MAX);

/** A gift card that was bought, piece by piece of its order. */
const soldCard = z.object({
  id: z.number(),
  state: z.enum(["waiting", "sent", "calling_off", "called_off"]),
  giftCardId: z.number().nullable(),
  lastFour: z.string().nullable(),
  /** What is left on it; `null` while it is no card. */
  balance: price.nullable(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  sendAt: z.string(),
});

const soldCards = z.object({ cards: z.array(soldCard) });

/** Gift cards, and issuing one. */
export const giftCardAdminEndpoints = {
  giftCards: endpoint({
    method: "GET",
    path: "gift-cards",
    summary: "Gift cards, the newest first, and the store views for which one can be issued.",
    source: "issue 9.6",
    can: "giftCards.read",
    query,
    reply: listReply(card).extend({
      views: z.array(z.object({ id: z.number(), name: z.string(), currency: z.string() })),
    }),
    errors: ["staff.signInRequired"],
  }),
  exportGiftCards: endpoint({
    method: "GET",
    path: "gift-cards.csv",
    summary: "The same gift cards as a file, all of them.",
    source: "hallway §7: export",
    can: "giftCards.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  giftCard: endpoint({
    method: "GET",
    path: "gift-cards/:id",
    summary: "One gift card with what happened to it.",
    source: "issue 9.6",
    can: "giftCards.read",
    params: z.object({ id }),
    /** `boughtIn`: the number of the order it was bought in. */
    reply: card.extend({ entries: z.array(entry), boughtIn: z.string().nullable() }),
    errors: ["staff.signInRequired", "giftCard.noneWithId"],
  }),
  soldGiftCards: endpoint({
    method: "GET",
    path: "orders/:number/gift-cards",
    summary: "The gift cards that were bought in an order, piece by piece; most orders have none.",
    source: "issue 11, 3",
    can: "giftCards.read",
    params: z.object({ number: z.string().max(64) }),
    reply: soldCards,
    errors: ["staff.signInRequired"],
  }),
  sendGiftCardAgain: endpoint({
    method: "POST",
    path: "sold-gift-cards/:id/again",
    summary:
      "Sends a gift card once more, to an address that may be another one: what is left goes on a new card, the old one is closed.",
    source: "issue 11, 3",
    can: "giftCards.manage",
    params: z.object({ id }),
    body: z.object({ recipientEmail: text(254) }),
    reply: soldCards,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "giftCard.noneWithId",
      "giftCard.notSent",
      "giftCard.empty",
      "giftCard.emailInvalid",
    ],
  }),
  findGiftCard: endpoint({
    method: "POST",
    path: "gift-cards/find",
    summary: "The gift card of a whole code. It travels in the body: no log keeps it.",
    source: "issue 9.6",
    can: "giftCards.read",
    body: z.object({ code: text(GIFT_CARD_CODE_MAX) }),
    reply: z.object({ id: z.number() }),
    errors: ["access.forbidden", "staff.signInRequired", "giftCard.noneWithCode"],
  }),
  issueGiftCard: endpoint({
    method: "POST",
    path: "gift-cards",
    summary:
      "Issues a gift card. Its code is in this answer and in the letter to the recipient, and nowhere else.",
    source: "issue 9.6",
    can: "giftCards.manage",
    body: z.object({
      /** Its website takes the card, its currency is the card's, its language the letter's. */
      storeViewId: id,
      amount: z.number(),
      expiresOn: text(10),
      recipientName: text(GIFT_CARD_NAME_MAX),
      recipientEmail: text(254),
      reason,
    }),
    reply: card.extend({ code: z.string() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "giftCard.noSuchStoreView",
      "giftCard.amountInvalid",
      "giftCard.expiryInvalid",
      "giftCard.nameInvalid",
      "ledger.reasonMissing",
      "giftCard.emailInvalid",
    ],
  }),
  switchGiftCard: endpoint({
    method: "PUT",
    path: "gift-cards/:id/state",
    summary: "Switches a gift card off, or on again. What is on it stays.",
    source: "issue 9.6",
    can: "giftCards.manage",
    params: z.object({ id }),
    body: z.object({ isOpen: z.boolean(), reason }),
    reply: card,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "giftCard.noneWithId",
      "ledger.reasonMissing",
      "giftCard.unchanged",
    ],
  }),
} as const satisfies EndpointTable;
