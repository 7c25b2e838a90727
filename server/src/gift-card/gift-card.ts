import { codeTyped } from "@placket/domain/gift-card/code";
import { payableWith, type GiftCard } from "@placket/domain/gift-card/gift-card";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { RawBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { minutesUntilNext, minutesUntilNextOf, type Asked } from "../http/guard/asked-often.ts";
import { giftCardAccountsOf } from "../ledger/ledger.ts";
import { codeHash } from "./code-hash.ts";
import { selectCardsOf, type CardRow } from "./gift-card-admin.sql.ts";
import { cardOfJson, cardsWithIds, selectCardByHash, type CardJson } from "./gift-card.sql.ts";

/** How many networks and carts are remembered; what asked longest ago is forgotten first. */
const ASKING_MOST = 10_000;

/** Who has tried codes, by network and by cart. Kept by the process: a try writes nothing. */
export const giftCardTries = holding<LRUCache<string, Asked>>({
  name: "gift card tries",
  open: () => new LRUCache({ max: ASKING_MOST }),
});

/** A code as somebody typed it, and the cart it is for, if any. */
interface CodeTry {
  readonly typed: string;
  readonly maskId?: string;
}

/**
 * The card of a code that can be spent in this website now. Tries are counted before any is looked at, and whatever
 * is wrong with a code, the answer is the same.
 */
export async function cardOfCode(ctx: Ctx, { typed, maskId }: CodeTry): Promise<Result<GiftCard>> {
  const tries = ctx.held(giftCardTries);
  const minutes = Math.max(
    minutesUntilNext(ctx, tries),
    maskId === undefined ? 0 : minutesUntilNextOf(`cart ${maskId}`, ctx.now, tries),
  );
  if (minutes > 0) return refuse(problem("giftCard.tooManyTries", FIELD, minutes));
  const code = codeTyped(typed);
  const { websiteId, currency } = ctx.store;
  const card = code && (await selectCardByHash(ctx.db, { codeHash: codeHash(code), websiteId }));
  if (!card) return refuse(problem("giftCard.noSuchCard", FIELD));
  const isUsable =
    card.balance.minor === 0 ? card.isOpen : payableWith(card, currency, ctx.now).minor > 0;
  return isUsable ? ok(card) : refuse(problem("giftCard.noSuchCard", FIELD));
}

const FIELD = "gift_card_code";

/** The cards that have paid for orders of a customer, as they stand; their codes are not kept. */
export const cardsUsedBy = async (ctx: Ctx, customerId: number): Promise<CardRow[]> =>
  selectCardsOf(ctx.db, await giftCardAccountsOf(ctx, customerId), ctx.now);

/** The cards with these ids, as a part of a statement that reads what they are on; read by `cardsRead`. */
export const readingCards = (ids: RawBuilder<readonly number[]>) => cardsWithIds(ids);

export const cardsRead = (cards: readonly CardJson[]): readonly GiftCard[] => cards.map(cardOfJson);
