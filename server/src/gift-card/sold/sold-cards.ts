import { storedGiftCard } from "@placket/contract/sold-card/stored-gift-card.codec";
import { maskedCode } from "@placket/domain/gift-card/code";
import { GIFT_CARD_EMAIL } from "@placket/domain/sold-card/limits";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { balanceHeld, moveBalance, openOrClose } from "../../ledger/ledger.ts";
import { writeCard } from "../issue-card.ts";
import { viewOfId } from "./sell-cards.ts";
import {
  holdSold,
  selectAccountId,
  selectSoldOf,
  settleSold,
  type SoldRow,
} from "./sold-card.sql.ts";
import { tellOfSoldCard } from "./sold-letters.ts";

/** The gift cards of an order, piece by piece; none of most orders. */
export const soldCardsOf = (ctx: Ctx, number: string): Promise<SoldRow[]> =>
  selectSoldOf(ctx.db, number);

/**
 * Sends a gift card once more, to an address that may be another one: what is left on it goes on a new card, and the old
 * one is closed, for its code is kept nowhere (decision 0044). Who has the old letter can spend nothing any more.
 */
export async function sendCardAgain(
  tx: Ctx,
  id: number,
  { recipientEmail: typed }: { readonly recipientEmail: string },
): Promise<Result<string>> {
  const recipientEmail = typed.trim();
  if (!GIFT_CARD_EMAIL.test(recipientEmail)) {
    return refuse(problem("giftCard.emailInvalid", "recipientEmail"));
  }
  const sold = await holdSold(tx.db, id);
  const read = storedGiftCard.safeParse(sold?.giftCard);
  if (!sold || !read.success) return refuse(problem("giftCard.noneWithId", "id"));
  if (sold.giftCardId === null || sold.state !== "sent") {
    return refuse(problem("giftCard.notSent", "id"));
  }
  const accountId = await selectAccountId(tx.db, sold.giftCardId);
  const left = await balanceHeld(tx, accountId);
  if (left === 0) return refuse(problem("giftCard.empty", "id"));
  const occasion = `sent again as of ${sold.giftCardId}`;
  await moveBalance(tx, { accountId, movement: "withdrawn", delta: 0 - left, occasion });
  await openOrClose(tx, accountId, false);
  const view = viewOfId(tx, sold.storeViewId);
  const giftCard = { ...read.data, recipientEmail };
  const card = await writeCard(tx, {
    view,
    amountMinor: left,
    expiresAt: null,
    recipientName: giftCard.recipientName,
    recipientEmail,
    reason: `Order ${sold.number}`,
    tell: (issued) => tellOfSoldCard(tx, { issued, view, giftCard }),
  });
  await settleSold(tx.db, { id, state: "sent", giftCardId: card.id }, tx.now);
  await leaveTrace(tx, {
    action: "giftCard.sendAgain",
    subject: maskedCode(card.lastFour),
    before: { giftCardId: sold.giftCardId },
    after: { giftCardId: card.id, order: sold.number },
  });
  return ok(sold.number);
}
