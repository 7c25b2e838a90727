import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import type { Spending } from "@placket/domain/ledger/spending";
import { formatPrice } from "@placket/domain/money/price-format";
import type { Money } from "@placket/domain/money/money";
import type { HistoryNote } from "@placket/domain/order/history";
import { dueAt } from "@placket/domain/payment/terms";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import { balanceOf } from "../../ledger/ledger.ts";
import { termsHere } from "../../payment/payment.ts";
import { settingsOf } from "../../store/store-config.ts";
import { mustRead } from "../stored-order.ts";

/** How an order is paid, as far as that is known before it is written. */
export interface WayToPay {
  /** No processor has to be asked: the order is placed once it is written. */
  readonly isDone: boolean;
  /** What it takes from its customer's credit limit. */
  readonly onAccount: readonly Spending[];
  readonly purchaseOrderNumber: string | null;
  readonly dueAt: Date | null;
  readonly note: HistoryNote;
}

/** Nothing to pay, on account, or by a processor. */
export function wayToPay(
  ctx: Ctx,
  { stored, cart }: { readonly stored: StoredCart; readonly cart: Cart },
): WayToPay {
  const { grandTotal: amount } = cart.totals;
  if (amount.minor === 0)
    return { ...BARE, isDone: true, note: { code: "placed_free", values: {} } };
  const terms = cart.paymentMethodCode === "purchaseorder" ? termsHere(ctx) : undefined;
  if (!terms) return BARE;
  const { purchaseOrderNumber: given } = mustRead(
    "payment",
    stored.paymentDetails ?? {},
    "Payment",
  );
  const number = given ?? "";
  return {
    isDone: true,
    onAccount: [{ accountId: terms.accountId, units: amount.minor, amount }],
    purchaseOrderNumber: number,
    dueAt: dueAt(ctx.now, terms.netDays),
    note: { code: "placed_on_account", values: { number } },
  };
}

const BARE: WayToPay = {
  isDone: false,
  onAccount: [],
  purchaseOrderNumber: null,
  dueAt: null,
  note: { code: "placed", values: {} },
};

/** Says so, and what is left, where it was the credit limit that did not cover an order; undefined where it was something else. */
export async function overLimit(
  ctx: Ctx,
  { onAccount: [line] }: WayToPay,
): Promise<Result<never> | undefined> {
  if (!line) return undefined;
  const units = await balanceOf(ctx, line.accountId);
  if (units >= line.units) return undefined;
  const left: Money = { ...line.amount, minor: Math.max(0, units) };
  const format = priceFormatFor(left.currency, settingsOf(ctx).priceFormat);
  return refuse(problem("payment.creditLimit", "payment_method", formatPrice(left, format)));
}
