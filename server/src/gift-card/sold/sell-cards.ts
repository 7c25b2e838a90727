import { storedGiftCard } from "@placket/contract/sold-card/stored-gift-card.codec";
import { clockOf, isDay, startOf } from "@placket/domain/clock-days";
import { DAY_MS } from "@placket/domain/durations";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { balanceHeld, moveBalance, openOrClose } from "../../ledger/ledger.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { writeCard } from "../issue-card.ts";
import {
  holdDue,
  insertSold,
  postponeSold,
  selectAccountId,
  selectSoldLines,
  settleSold,
  type DueCard,
  type SoldLine,
} from "./sold-card.sql.ts";
import { tellOfSoldCard } from "./sold-letters.ts";

/** Notes for each piece of an order that is a gift card when it is to be sent. */
export async function noteSoldCards(
  tx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const ids = heard.map(({ payload }) => payload.orderId);
  for (const line of await selectSoldLines(tx.db, ids)) {
    const sendAt = sendAtOf(tx, line);
    // oxlint-disable-next-line no-await-in-loop -- an order has few such lines
    await insertSold(tx.db, { ...line, sendAt }, tx.now);
  }
}

/** The first moment of a card's day by its store view's clocks; a card without a day is sent at once. */
function sendAtOf(tx: Ctx, { sendOn, storeViewId }: SoldLine): Date {
  if (!isDay(sendOn)) return tx.now;
  const { dispatchTimeZone } = settingsOf(tx, viewOfId(tx, storeViewId));
  return new Date(startOf(sendOn, clockOf(dispatchTimeZone)));
}

/** Cards at once: a transaction holds their orders. */
const CARDS_AT_ONCE = 20;

/**
 * Work of a job: what was bought becomes cards on its day, once the order is paid, each with its letters in the
 * transaction that writes it, for its code is kept nowhere else (decision 0044); what was paid back is taken off again.
 */
export async function sendSoldCards(ctx: Ctx): Promise<boolean> {
  const done = await transact(ctx, async (tx) => {
    const due = await holdDue(tx.db, { now: tx.now, most: CARDS_AT_ONCE });
    for (const card of due) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction writes them, each after the one before
      await (card.state === "waiting" ? send(tx, card) : callOff(tx, card));
    }
    return ok(due.length);
  });
  return done.ok && done.value === CARDS_AT_ONCE;
}

async function send(tx: Ctx, { id, giftCard: stored, number, storeViewId }: DueCard) {
  const read = storedGiftCard.safeParse(stored);
  if (!read.success) {
    tx.log.error({ soldCard: id, order: number, cause: read.error }, "gift card illegible");
    return postponeSold(tx.db, id, new Date(tx.now.getTime() + DAY_MS));
  }
  const giftCard = read.data;
  const { amountMinor, recipientName, recipientEmail } = giftCard;
  const view = viewOfId(tx, storeViewId);
  const card = await writeCard(tx, {
    view,
    amountMinor,
    expiresAt: null,
    recipientName,
    recipientEmail,
    reason: `Order ${number}`,
    tell: (issued) => tellOfSoldCard(tx, { issued, view, giftCard }),
  });
  await settleSold(tx.db, { id, state: "sent", giftCardId: card.id }, tx.now);
}

/** Takes off what is left on a card whose piece was paid back; what was spent of it stays spent, and staff see it. */
async function callOff(tx: Ctx, { id, giftCardId, orderId }: DueCard): Promise<void> {
  if (giftCardId === null) return;
  const accountId = await selectAccountId(tx.db, giftCardId);
  const left = await balanceHeld(tx, accountId);
  if (left > 0) {
    await moveBalance(tx, {
      accountId,
      movement: "withdrawn",
      delta: 0 - left,
      orderId,
      occasion: "called off",
    });
  }
  await openOrClose(tx, accountId, false);
  await settleSold(tx.db, { id, state: "called_off", giftCardId }, tx.now);
}

/** The store view that an order came from; the first one where it is gone. */
export const viewOfId = (tx: Ctx, storeViewId: number) => {
  const { views, defaultView } = tx.held(stores);
  return views.find(({ id }) => id === storeViewId) ?? defaultView;
};
