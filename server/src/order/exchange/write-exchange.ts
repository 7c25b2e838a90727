import { tallyOf, totalsOf } from "@placket/domain/line/totals";
import { money, sum, zero, type Money } from "@placket/domain/money/money";
import type { Ctx } from "../../context.ts";
import { publishEvent } from "../../jobs/outbox.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { OrderReturn } from "../return/returns.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { differenceLetter } from "./difference-letter.ts";
import { insertExchange, type ExchangedLine } from "./exchange.sql.ts";
import { methodFromNow } from "./method-from-now.ts";

interface Written {
  readonly of: OrderReturn;
  readonly lines: readonly ExchangedLine[];
}

/**
 * The order that is sent for a return, its history and that of the one it is sent for. With nothing to pay it is
 * placed, and its confirmation follows from the event; what is to be paid by card waits on hold, and its buyer is
 * written to.
 */
export async function writeExchange(
  tx: Ctx,
  { order }: HeldOrder,
  { of, lines }: Written,
): Promise<void> {
  const asked = lines.map(({ askedMinor }) => money(askedMinor, order.currency));
  const amount = sum(asked, order.currency);
  const isToPay = amount.minor > 0;
  const status = isToPay ? "holded" : "processing";
  const sent = await insertExchange(tx.db, {
    of: order,
    returnId: of.id,
    status,
    methodCode: isToPay ? tx.held(paymentProvider).methodCode : "free",
    shippingMethod: await methodFromNow(tx, order, lines),
    totals: totalsFor(asked, amount),
    totalMinor: amount.minor,
    lines,
    now: tx.now,
  });
  const values = { return: of.number, order: order.number };
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: sent.id,
    status,
    note: isToPay
      ? { code: "placed_for_difference", values: { ...values, amount } }
      : { code: "placed_as_exchange", values },
  });
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: order.id,
    status: order.status,
    note: isToPay
      ? { code: "return_exchanged_unpaid", values: { ...values, order: sent.number, amount } }
      : { code: "return_exchanged", values: { ...values, order: sent.number } },
  });
  if (isToPay) {
    await tellBuyer(tx, sent.id, { template: differenceLetter, dataOf: (shown) => shown });
  } else await publishEvent(tx, "order.placed", { orderId: sent.id });
}

/** The sum of what its lines ask for: taxes are in the difference already. */
function totalsFor(asked: readonly Money[], amount: Money) {
  const rows = asked.map((rowTotal) => ({ rowTotal, taxClassId: null, isBulkPrice: false }));
  const line = { code: "subtotal", phrase: "Difference", values: [], amount };
  const lines = amount.minor > 0 ? [line] : [];
  return totalsOf({
    ...tallyOf(amount.currency, rows),
    shipping: zero(amount.currency),
    lines,
  });
}
