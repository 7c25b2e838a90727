import { add, money, subtract, sum, type Money } from "../../money/money.ts";
import { problem, type Problem } from "../../problem.ts";
import { checkPieces, wishedOf, type PiecesWish } from "../step/check-pieces.ts";
import { leftToRefund, type RefundProgress } from "../step/line-progress.ts";
import { checkReason } from "../step/step-words.ts";
import { costOf, type PaidOrder } from "./paid-order.ts";
import { leftBy, needsBuyer, type RefundWayCode, type SourceOfMoney } from "./refund-ways.ts";

/** What is to be paid back, in minor units where it is money. */
export interface RefundWish {
  readonly way: RefundWayCode;
  readonly pieces: readonly PiecesWish[];
  /** Of what the way cost. */
  readonly shippingMinor: number;
  /** Beside goods and way: more, or with a minus less. */
  readonly adjustmentMinor: number;
  readonly reason: string;
}

/** What there is to be paid back of. */
export interface Refundable {
  readonly paid: PaidOrder;
  readonly lines: readonly (RefundProgress & { readonly itemId: number })[];
  readonly shippingRefunded: Money;
  /** What was paid, and did not go back yet. */
  readonly sources: readonly SourceOfMoney[];
  /** Whether its buyer has an account, which store credit needs. */
  readonly hasAccount: boolean;
  /** Whether its buyer is forgotten: nobody is there to get what money becomes. */
  readonly isForgotten: boolean;
}

/** What a refund comes to, line by line; they add up to it. */
interface RefundSum {
  readonly lines: readonly {
    readonly itemId: number;
    readonly amount: Money;
    /** What its pieces cost besides, which was paid back before they were. */
    readonly advance: Money;
  }[];
  readonly total: Money;
}

/** The sum of a refund: its pieces at what they cost, its part of the way, and what is put on top or taken off. */
export function refundSum(
  wish: Pick<RefundWish, "pieces" | "shippingMinor" | "adjustmentMinor">,
  { paid, lines }: Pick<Refundable, "paid" | "lines">,
): RefundSum {
  const { currency } = paid.shipping;
  const amounts = paid.lines.map((line) => {
    const before = lines.find(({ itemId }) => itemId === line.itemId)?.refunded ?? 0;
    const pieces = wishedOf(wish.pieces, line.itemId);
    const cost = costOf(line, before, pieces);
    const advance = money(Math.min(line.advance.minor, cost.minor), currency);
    return { itemId: line.itemId, amount: subtract(cost, advance), advance };
  });
  const goods = sum(
    amounts.map(({ amount }) => amount),
    currency,
  );
  const beside = money(wish.shippingMinor + wish.adjustmentMinor, currency);
  return {
    lines: amounts.filter(({ amount, advance }) => amount.minor + advance.minor !== 0),
    total: add(goods, beside),
  };
}

/** What is wrong with a refund: nothing is paid back twice, nor more than was taken. */
export function checkRefund(wish: RefundWish, refundable: Refundable): Problem[] {
  const { paid, lines, shippingRefunded, sources } = refundable;
  const isOfPieces = wish.pieces.some(({ quantity }) => quantity !== 0);
  const shippingLeft = paid.shipping.minor - shippingRefunded.minor;
  const problems = [
    ...(isOfPieces ? checkPieces(wish.pieces, { lines, left: leftToRefund }) : []),
    ...checkAmount(wish.shippingMinor, "shipping", shippingLeft),
    ...checkReason(wish.reason),
    ...checkWay(wish.way, refundable),
  ];
  if (problems.length > 0) return problems;
  if (!Number.isSafeInteger(wish.adjustmentMinor)) {
    return [problem("order.amountInvalid", "adjustment")];
  }
  const { total } = refundSum(wish, refundable);
  if (total.minor <= 0) return [problem("order.nothingToRefund")];
  return total.minor > leftBy(wish.way, sources)
    ? [problem("order.refundTooHigh", "adjustment")]
    : [];
}

/** What is wrong with a way for whoever ordered. */
export function checkWay(
  way: RefundWayCode,
  { hasAccount, isForgotten }: Pick<Refundable, "hasAccount" | "isForgotten">,
): Problem[] {
  if (isForgotten && needsBuyer(way)) return [problem("order.buyerForgotten", "way")];
  return way === "store_credit" && !hasAccount ? [problem("order.creditNeedsAccount", "way")] : [];
}

const checkAmount = (minor: number, field: string, most: number): Problem[] =>
  Number.isSafeInteger(minor) && minor >= 0 && minor <= most
    ? []
    : [problem("order.amountInvalid", field)];
