import { taxedParts } from "../../bundle/bundled-item.ts";
import { collectGiftCards, type GiftCardQuestion } from "../../gift-card/gift-card-collector.ts";
import type { Spending } from "../../ledger/spending.ts";
import {
  tallyOf,
  totalsOf,
  type RowTotals,
  type TallyRow,
  type Totals,
  type TotalsCollector,
} from "../../line/totals.ts";
import { add, allocate, sum, times, zero, type Money } from "../../money/money.ts";
import type { AppliedRule, RuleRow } from "../../promotion/apply-rules.ts";
import { collectPromotions, type PromotionQuestion } from "../../promotion/promotion-collector.ts";
import { collectRewards, type RewardQuestion } from "../../reward/reward-collector.ts";
import { collectShipping } from "../../shipping/shipping-collector.ts";
import {
  collectStoreCredit,
  type StoreCreditQuestion,
} from "../../store-credit/store-credit-collector.ts";
import { collectTax, type TaxQuestion } from "../../tax/tax-collector.ts";
import type { CartItem } from "../cart-item.ts";

/** What the sum of a cart depends on besides its items: what its collectors ask for. */
export interface TotalsQuestion
  extends TaxQuestion, PromotionQuestion, GiftCardQuestion, StoreCreditQuestion, RewardQuestion {
  readonly currency: string;
  readonly shipping: Money | null;
}

/** The goods of all items, at the price that holds for so many; tier prices are in it (decision 0013). */
const collectGoods: TotalsCollector<TotalsQuestion> = (tally, { currency }) => {
  const amount = sum(
    tally.rows.map((row) => row.rowTotal),
    currency,
  );
  return {
    ...tally,
    lines: [...tally.lines, { code: "subtotal", phrase: "Subtotal", values: [], amount }],
  };
};

/**
 * How a cart is summed, step by step, in the order its lines are shown. A room that takes part (gift
 * cards, store credit, points) writes its collector and gets its place here.
 */
const TOTALS_COLLECTORS: readonly TotalsCollector<TotalsQuestion>[] = [
  collectGoods,
  collectPromotions,
  collectShipping,
  collectTax,
  collectGiftCards,
  collectStoreCredit,
  collectRewards,
];

/** A sum, and what pays of it besides money. */
export interface CartTotals extends Totals {
  readonly spendings: readonly Spending[];
}

/** What an item is worth: its pieces at their price, and what is done to them. */
type SummedItem = Pick<
  CartItem,
  "unitPrice" | "quantity" | "taxClassId" | "isBulkPrice" | "bundled" | "parts"
>;

/**
 * Sums a cart: goods with their parts, less promotions, plus shipping, plus tax rounded per row (issue §6),
 * less what gift cards, store credit and points pay.
 * A part is a row of its own while it is summed, and so is what a bundle holds of one tax class, for its tax may differ;
 * what comes out is one row an item.
 */
export function cartTotals(items: readonly SummedItem[], question: TotalsQuestion): CartTotals {
  const ofItems = items.map(rowsOf);
  const begun = tallyOf(question.currency, ofItems.flat());
  const asked = { ...question, promotions: spreadOver(items, question.promotions) };
  const collected = TOTALS_COLLECTORS.reduce((tally, collect) => collect(tally, asked), begun);
  const totals = totalsOf(collected);
  const whole = <Row>(rows: readonly Row[], join: (rows: readonly Row[]) => Row) => {
    let next = 0;
    return ofItems.map(({ length }) => {
      next += length;
      return join(rows.slice(next - length, next));
    });
  };
  return {
    ...totals,
    rows: whole(totals.rows, (rows) => joined(rows, question.currency)),
    discounts: totals.discounts.map((one) => ({
      ...one,
      rows: whole(one.rows, (amounts) => sum(amounts, question.currency)),
    })),
    spendings: collected.spendings,
  };
}

/** What promotions are asked about, of all items: the goods of each, then its paid parts. */
export function promotedRows(items: readonly SummedItem[]): RuleRow[] {
  return items.flatMap((item, line) =>
    soldOf(item).map(({ unitPrice, isBulkPrice }, n) => ({
      line,
      isService: n > 0,
      unitPrice,
      isBulkPrice,
      quantity: item.quantity,
    })),
  );
}

/** What a tax is asked about: the goods of an item, by tax class where it is a bundle, then each of its paid parts. */
const rowsOf = (item: SummedItem): GoodsRow[] => taxedRowsOf(item).flat();

/** The same, side by side with what promotions are asked about. */
function taxedRowsOf(item: SummedItem): GoodsRow[][] {
  const [goods, ...services] = soldOf(item).map((one) => [
    { ...one, rowTotal: times(one.unitPrice, item.quantity) },
  ]);
  if (item.bundled.length === 0 || !goods) return [...(goods ? [goods] : []), ...services];
  const { isBulkPrice } = item;
  const parts = taxedParts(item, item.bundled);
  const split = parts.map(({ amount, taxClassId }) => ({
    rowTotal: amount,
    taxClassId,
    isBulkPrice,
  }));
  return [split, ...services];
}

/** What rules take off bundles, off the parts of them that are taxed alike, each by what it is worth. */
function spreadOver(
  items: readonly SummedItem[],
  promotions: TotalsQuestion["promotions"],
): TotalsQuestion["promotions"] {
  if (promotions.applied.length === 0 || items.every(({ bundled }) => bundled.length === 0)) {
    return promotions;
  }
  const split = items.flatMap(taxedRowsOf);
  const spread = (one: AppliedRule) => ({
    ...one,
    rows: one.rows.flatMap((amount, at) =>
      allocate(
        amount,
        (split[at] ?? []).map(({ rowTotal }) => rowTotal.minor),
      ),
    ),
  });
  return { ...promotions, applied: promotions.applied.map(spread) };
}

const soldOf = ({ parts, ...item }: SummedItem) => [
  item,
  ...parts.flatMap(({ service }) => service ?? []),
];

type GoodsRow = Pick<TallyRow, "rowTotal" | "taxClassId" | "isBulkPrice">;

/** What a piece costs with all that is done to it. */
export function pieceWith(price: Money, parts: SummedItem["parts"]): Money {
  return parts.reduce((all, { service }) => (service ? add(all, service.unitPrice) : all), price);
}

function joined(rows: readonly RowTotals[], currency: string): RowTotals {
  const nothing = { rowTotal: zero(currency), discount: zero(currency), tax: zero(currency) };
  return rows.reduce(
    (all, row) => ({
      rowTotal: add(all.rowTotal, row.rowTotal),
      discount: add(all.discount, row.discount),
      tax: add(all.tax, row.tax),
    }),
    nothing,
  );
}
