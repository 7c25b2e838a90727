import { sum, type Money } from "@placket/domain/money/money";
import {
  checkExchange,
  exchangeField,
  type ExchangeLine,
  type ExchangeTake,
} from "@placket/domain/order/return/exchange";
import { spreadDifference } from "@placket/domain/order/return/difference";
import { CHECKED_RETURN_STATES } from "@placket/domain/order/return/return-state";
import { checkPieces } from "@placket/domain/order/step/check-pieces";
import { leftToRefund } from "@placket/domain/order/step/line-progress";
import { hasMoneyToPayBack } from "@placket/domain/order/step/order-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { moveOwnBalance } from "../../ledger/ledger.ts";
import { holdShelves, takeStock, tellOfTaking } from "../../stock/stock.ts";
import { backOnShelf } from "../movement/back-on-shelf.ts";
import { carryOut } from "../movement/carry-out.ts";
import { beginRefund } from "../movement/refund.ts";
import { orderedPieces } from "../pieces.ts";
import type { OrderReturn } from "../return/returns.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { exchangeableLines } from "./exchange-choices.ts";
import { refundOfDifference } from "./pay-difference.ts";
import { addExchanged, type ExchangedLine } from "./exchange.sql.ts";
import { writeExchange } from "./write-exchange.ts";
import { moveReturnTo } from "../return/return-steps.ts";

interface Wish {
  readonly number: string;
  readonly lines: readonly ExchangeLine[];
  /** Whether what came back goes on the shelf. */
  readonly toShelf: boolean;
  /** What becomes of a difference that the buyer owes. */
  readonly takes: ExchangeTake;
  /** The difference that was shown. */
  readonly seen: Money;
}

/**
 * Sends other sizes or colors for what came back good: an order of its own with nothing to pay, which takes its
 * pieces off the shelf, in the transaction that moves the return (decision 0056). What is cheaper is paid back on the
 * order that was paid, what is dearer is taken from the buyer's store credit, asked of them by card, or waived.
 * `ctx.db` must not be a transaction.
 */
export async function exchangeReturn(ctx: Ctx, wish: Wish): Promise<Result<true>> {
  const { number, lines, toShelf, takes, seen } = wish;
  const asked = await moveReturnTo(ctx, number, {
    to: "exchanged",
    from: CHECKED_RETURN_STATES,
    said: { lines, toShelf, takes, difference: seen },
    work: (tx, held, of) => exchange(tx, held, { ...wish, of }),
  });
  if (!asked.ok) return asked;
  tellOfTaking(ctx);
  if (asked.value !== null) await carryOut(ctx, asked.value);
  return ok(true);
}

interface Exchange extends Wish {
  readonly of: OrderReturn;
}

/** Gives the movement that pays a difference back; `null` where there is none. */
async function exchange(tx: Ctx, held: HeldOrder, wish: Exchange): Promise<Result<number | null>> {
  const sent = await linesToSend(tx, held, wish);
  if (!sent.ok) return sent;
  const { lines, difference } = sent.value;
  if (difference.minor !== wish.seen.minor) return refuse(problem("order.sumChanged"));
  const accepted = wish.of.pieces.map(({ itemId, accepted: quantity }) => ({ itemId, quantity }));
  const problems = checkPieces(accepted, { lines: held.facts.lines, left: leftToRefund });
  if (problems.length > 0) return refuse(...problems);
  const taken = orderedPieces(lines.map(asItem));
  // Both are held at once, in the order in which every order holds its own.
  await holdShelves(tx, [...orderedPieces(held.items), ...taken]);
  if (wish.toShelf) await backOnShelf(tx, held, accepted);
  const short = await takeStock(tx, taken);
  if (short.length > 0) return refuse(...short.map((id) => tooFew(sent.value, id)));
  const takes = difference.minor > 0 ? wish.takes : "credit";
  const settled =
    takes === "credit" ? await settleDifference(tx, held, { ...wish, difference }) : ok(null);
  if (!settled.ok) return settled;
  await addExchanged(tx.db, accepted);
  await writeExchange(tx, held, { of: wish.of, lines: lines.map(BORNE[takes]) });
  return settled;
}

/**
 * What a line of an exchange bears of its difference, and what its own order asks for: what is waived is given back to
 * nobody, and what is paid by card is money of the exchange's own order.
 */
const BORNE: Readonly<Record<ExchangeTake, (line: ExchangedLine) => ExchangedLine>> = {
  credit: (line) => line,
  waive: (line) => ({ ...line, differenceMinor: 0 }),
  card: (line) => ({ ...line, differenceMinor: 0, askedMinor: line.differenceMinor }),
};

const asItem = ({ productId, ...line }: ExchangedLine) => ({ product_id: productId, ...line });

interface Sent {
  readonly lines: readonly ExchangedLine[];
  readonly difference: Money;
}

const tooFew = ({ lines }: Sent, productId: number) =>
  problem(
    "order.variantShort",
    exchangeField(lines.find((line) => line.productId === productId)?.exchangedItemId ?? 0),
  );

/** Each line with the product that is wished for it, and the configuration that it had. */
async function linesToSend(
  tx: Ctx,
  { order, items }: HeldOrder,
  wish: Exchange,
): Promise<Result<Sent>> {
  const possible = await exchangeableLines(tx, { ...order, items }, wish.of);
  const problems = checkExchange(
    wish.lines,
    possible.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
  );
  if (problems.length > 0) return refuse(...problems);
  const lines: Omit<ExchangedLine, "differenceMinor" | "askedMinor">[] = [];
  const differences: Money[] = [];
  for (const { item, quantity, choices } of possible) {
    const sku = wish.lines.find(({ itemId }) => itemId === item.id)?.sku;
    const choice = choices.find(({ product }) => product.sku === sku);
    if (!choice) return refuse(problem("order.noSuchVariant", exchangeField(item.id)));
    const { productId, parentId, name, selections } = choice.product;
    const { configuration } = item;
    const kept = { exchangedItemId: item.id, quantity, configuration };
    const sent = { productId, parentId, sku: choice.product.sku, name, selections };
    lines.push({ ...sent, ...kept });
    differences.push(choice.difference);
  }
  const shares = spreadDifference(differences, order.currency);
  return ok({
    lines: lines.map((line, at) => ({
      ...line,
      differenceMinor: shares[at] ?? 0,
      askedMinor: 0,
    })),
    difference: sum(differences, order.currency),
  });
}

interface Difference extends Exchange {
  readonly difference: Money;
}

async function settleDifference(
  tx: Ctx,
  held: HeldOrder,
  { difference, of }: Difference,
): Promise<Result<number | null>> {
  const { order, facts } = held;
  if (difference.minor === 0) return ok(null);
  if (difference.minor > 0) {
    const { customer_id: customerId, currency: unit } = order;
    if (customerId === null) return refuse(problem("order.creditNeedsAccount", "takes"));
    const taken = await moveOwnBalance(tx, {
      customerId,
      kind: "store_credit",
      unit,
      movement: "withdrawn",
      delta: 0 - difference.minor,
      reason: `Exchange of return ${of.number}`,
      orderId: order.id,
      occasion: `exchange ${of.number}`,
    });
    return taken === "not covered" ? refuse(problem("ledger.notCovered", "takes")) : ok(null);
  }
  if (facts.isMoneyMoving) return refuse(problem("order.moneyMoving"));
  if (!hasMoneyToPayBack(facts)) return refuse(problem("order.nothingTaken"));
  const owed = { ...difference, minor: 0 - difference.minor };
  return beginRefund(tx, held, refundOfDifference({ number: of.number, way: "source", owed }));
}
