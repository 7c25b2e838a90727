import type DataLoader from "dataloader";
import type { Ctx } from "../../context.ts";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/database.ts";
import { moneyPapersOf, type MoneyPaper } from "../movement/money-papers.ts";
import { returnsOf, type OrderReturn } from "../return/returns.ts";
import { shipmentsOf, type Shipment } from "../ship/shipments.ts";
import { selectStatusChanges } from "./owned-orders.sql.ts";

/**
 * What of an order is read only where it is asked for, by the order's id. All that is asked for in one turn of the
 * event loop is one statement of each kind, however many orders a list has.
 */
interface OrderReads {
  readonly shipments: (orderId: number) => Promise<readonly Shipment[]>;
  readonly papers: (orderId: number) => Promise<readonly MoneyPaper[]>;
  readonly returns: (orderId: number) => Promise<readonly OrderReturn[]>;
  /** Since when it stands as it does. */
  readonly statusSince: (orderId: number) => Promise<Date | undefined>;
}

const readsBy = new WeakMap<Db, OrderReads>();

/** The reads of a database, or of a transaction: each has its own. */
export function orderReads({ db }: Pick<Ctx, "db">): OrderReads {
  const reads = readsBy.get(db) ?? openReads(db);
  readsBy.set(db, reads);
  return reads;
}

function openReads(db: Db): OrderReads {
  const shipments = byOrder((ids) => shipmentsOf({ db }, ids));
  const papers = byOrder((ids) => moneyPapersOf({ db }, ids));
  const returns = byOrder((ids) => returnsOf({ db }, ids));
  const changes = byOrder(async (ids) => {
    const found = await selectStatusChanges(db, ids);
    return (id) => found.get(id);
  });
  return {
    shipments: (id) => shipments.load(id),
    papers: (id) => papers.load(id),
    returns: (id) => returns.load(id),
    statusSince: (id) => changes.load(id),
  };
}

/** Each order is read once, however many fields want it. */
const byOrder = <Value>(
  read: (ids: readonly number[]) => Promise<(orderId: number) => Value>,
): DataLoader<number, Value> =>
  batched(async (ids) => {
    const of = await read([...new Set(ids)]);
    return ids.map(of);
  });
