import { codeTyped } from "@placket/domain/gift-card/code";
import { payableWith, type GiftCard } from "@placket/domain/gift-card/gift-card";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { accountsIssuedOf, giftCardAccountsOf } from "../ledger/ledger.ts";
import { forgetLettersOfCards } from "../mail/mail.ts";
import type { StoreView } from "../store/store-view.ts";
import { countTry, takeBackTry, triedBy } from "../session/sign-in-tries.ts";
import { codeHash } from "./code-hash.ts";
import { selectCardsOf, type CardRow } from "./gift-card-admin.sql.ts";
import { writeCard } from "./issue-card.ts";
import {
  blankRecipients,
  blankRecipientsOf,
  cardOfJson,
  cardsWithIds,
  selectCardByHash,
  type CardJson,
} from "./gift-card.sql.ts";

/** A code as somebody typed it, and the cart it is for, if any. */
interface CodeTry {
  readonly typed: string;
  readonly maskId?: string;
}

/**
 * The card of a code that can be spent in this website now. A try is counted before it is looked at and taken back where
 * somebody was given such a code; whatever is wrong with a code, the answer is the same. `ctx.db` must not be a
 * transaction.
 */
export async function cardOfCode(ctx: Ctx, code: CodeTry): Promise<Result<GiftCard>> {
  const tried = ctx.client && codeTriedBy(code, ctx.client);
  const counted = tried ? await countTry(ctx, tried, FIELD) : ok(undefined);
  if (!counted.ok) return counted;
  const card = await cardTyped(ctx, code.typed);
  if (!card) return refuse(problem("giftCard.noSuchCard", FIELD));
  if (tried) await takeBackTry(ctx, tried);
  const isUsable =
    card.balance.minor === 0
      ? card.isOpen
      : payableWith(card, ctx.store.currency, ctx.now).minor > 0;
  return isUsable ? ok(card) : refuse(problem("giftCard.noSuchCard", FIELD));
}

/** Tries are of a cart; of none, of the network that asks. */
const codeTriedBy = ({ maskId }: CodeTry, client: NonNullable<Ctx["client"]>) =>
  triedBy("giftCard", maskId ?? networkOf(client.address), client);

async function cardTyped(ctx: Ctx, typed: string): Promise<GiftCard | undefined> {
  const code = codeTyped(typed);
  if (!code) return undefined;
  return selectCardByHash(ctx.db, { codeHash: codeHash(code), websiteId: ctx.store.websiteId });
}

const FIELD = "gift_card_code";

/** The cards that have paid for orders of a customer, as they stand; their codes are not kept. */
export const cardsUsedBy = async (ctx: Ctx, customerId: number): Promise<CardRow[]> =>
  selectCardsOf(ctx.db, await giftCardAccountsOf(ctx, customerId), ctx.now);

/** What the money of an order becomes that goes back as a gift card of its own: good for ever, its code by letter. */
interface CardForOrder {
  readonly orderId: number;
  readonly view: StoreView;
  readonly amountMinor: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly reason: string;
}

/** Issues a card to an order's buyer, in the transaction that pays back; nobody else is told its code. */
export async function issueForOrder(tx: Ctx, draft: CardForOrder): Promise<void> {
  await writeCard(tx, { ...draft, expiresAt: null });
}

/** The cards with these ids, as a part of a statement that reads what they are on; read by `cardsRead`. */
export const readingCards = (ids: RawBuilder<readonly number[]>) => cardsWithIds(ids);

/** The gift cards that `readingCards` brought along with another statement. */
export const cardsRead = (cards: readonly CardJson[]): readonly GiftCard[] => cards.map(cardOfJson);

/** Forgets for whom cards were that were sent to these addresses; what is on them stays. */
export const forgetRecipient = (
  { db }: Pick<Ctx, "db">,
  emails: readonly string[],
): Promise<void> => blankRecipients(db, emails);

/** Forgets whose the cards are that money of these orders became, and their letters with them. */
export async function forgetCardsOfOrders(tx: Ctx, orderIds: readonly number[]): Promise<void> {
  const cardIds = await blankRecipientsOf(tx.db, await accountsIssuedOf(tx, orderIds));
  await forgetLettersOfCards(tx, cardIds);
}
