import type { HistoryNote } from "@placket/domain/order/history";
import type { LineProgress } from "@placket/domain/order/step/line-progress";
import {
  isPaid,
  isPaidBack,
  type OrderFacts,
  type OrderMoney,
} from "@placket/domain/order/step/order-steps";
import { statusAfter } from "@placket/domain/order/step/status-after";
import type { Ctx } from "../../context.ts";
import { publishEvent } from "../../jobs/outbox.ts";
import { insertOrderEvent, moveOrder } from "../moves.sql.ts";
import type { HeldOrder } from "./held-order.sql.ts";
import { stamp } from "./stamp.ts";

/** What is so from now on, and what the history says of it. */
interface Progressed {
  readonly lines: readonly LineProgress[];
  readonly payment: OrderMoney | null;
  /** As before unless told. */
  readonly spent?: OrderFacts["spent"];
  readonly note: HistoryNote;
  /** Who of the staff did it; whoever asks unless told. */
  readonly by?: string | null;
}

/** Writes into the history what has happened to a held order, and moves it where it stands by that. */
export async function progressOrder(
  tx: Ctx,
  { order, facts }: Pick<HeldOrder, "order" | "facts">,
  { lines, payment, note, by, spent = facts.spent }: Progressed,
): Promise<void> {
  const to = statusAfter({
    status: order.status,
    lines,
    isPaid: isPaid({ payment, spent }),
    isPaidBack: isPaidBack({ payment, spent, lines }),
  });
  const said = { ...stamp(tx), ...(by === undefined ? {} : { by }), orderId: order.id, note };
  if (to === order.status) await insertOrderEvent(tx.db, { ...said, status: to });
  else await moveOrder(tx.db, { ...said, from: order.status, to });
  if (to === "complete" && to !== order.status) {
    await publishEvent(tx, "order.completed", { orderId: order.id });
  }
}
