import { leftToShip } from "@placket/domain/order/step/line-progress";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paperDesk } from "../paper/order-paper.ts";
import { printPaper } from "../../print/paper-press.ts";
import { soundOrder } from "../paper/sound-order.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";

interface Fetched {
  readonly item: PlacedItem;
  pieces: number;
  /** `100000001 × 2` */
  readonly orders: string[];
}

/**
 * What is to be fetched from the shelves for orders, as one PDF: every product once, in the order of its sku, with
 * the orders that it is for. What is shipped already is not on it.
 */
export async function pickList(ctx: Ctx, numbers: readonly string[]): Promise<Result<Uint8Array>> {
  const orders: PlacedOrder[] = [];
  for (const number of new Set(numbers)) {
    const found = await soundOrder(ctx, number);
    if (!found.ok) return found;
    orders.push(found.value);
  }
  const [first] = orders;
  if (!first) throw new Error("A list is asked for no order");
  const { head, dayOf, rowsOf, shop, pages } = paperDesk(ctx, first);
  const { say } = head;
  const fetched = [...fetchedFor(orders).values()].sort((a, b) =>
    a.item.sku < b.item.sku ? -1 : 1,
  );
  const rows = rowsOf(fetched.map(({ item, pieces }) => ({ item, pieces, amount: null })));
  return printPaper(ctx, {
    shop,
    pages,
    title: say("Pick list"),
    facts: [
      [say("Printed"), dayOf(ctx.now)],
      [say("Orders"), orders.map(({ number }) => number).join(", ")],
    ],
    addresses: [],
    columns: { item: say("Item"), pieces: say("Pieces"), amount: null },
    rows: rows.map((row, at) => ({
      ...row,
      details: [...row.details, fetched[at]?.orders.join(", ") ?? ""],
    })),
    sums: [],
    foot: "",
    created: ctx.now,
  });
}

/** Lines of the same product with the same choices and parts are fetched together. */
function fetchedFor(orders: readonly PlacedOrder[]): ReadonlyMap<string, Fetched> {
  const all = new Map<string, Fetched>();
  for (const { number, items } of orders) {
    for (const item of items) {
      const pieces = leftToShip(item.progress);
      if (pieces === 0) continue;
      const key = JSON.stringify([item.sku, item.selections, item.parts]);
      const known = all.get(key) ?? { item, pieces: 0, orders: [] };
      known.pieces += pieces;
      known.orders.push(`${number} × ${pieces}`);
      all.set(key, known);
    }
  }
  return all;
}
