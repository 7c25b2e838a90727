import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { printPaper, printPapers } from "../../print/paper-press.ts";
import type { Paper } from "../../print/paper.ts";
import { paperDesk } from "../paper/order-paper.ts";
import { soundOrder } from "../paper/sound-order.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { shipmentsOf, type Shipment } from "./shipments.ts";

/** What lies in a shipment of an order, as a PDF that goes with it; `undefined` where no such one has left. */
export async function packingSlip(
  ctx: Ctx,
  order: PlacedOrder,
  number: string,
): Promise<Result<Uint8Array> | undefined> {
  const shipments = (await shipmentsOf(ctx, [order.id]))(order.id);
  const shipment = shipments.find((one) => one.number === number);
  return shipment && printPaper(ctx, slipOf(ctx, order, shipment));
}

/** The last shipment of each of several orders, as one PDF in their order; those of which nothing has left are left out. */
export async function packingSlips(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Result<Uint8Array>> {
  const orders: PlacedOrder[] = [];
  for (const number of new Set(numbers)) {
    const found = await soundOrder(ctx, number);
    if (!found.ok) return found;
    orders.push(found.value);
  }
  const shipments = await shipmentsOf(
    ctx,
    orders.map(({ id }) => id),
  );
  const slips = orders.flatMap((order) => {
    const last = shipments(order.id).at(-1);
    return last ? [slipOf(ctx, order, last)] : [];
  });
  const [first, ...others] = slips;
  if (!first) return refuse(problem("order.noSuchShipment", "orders"));
  return printPapers(ctx, [first, ...others]);
}

/** Without prices, for it may be a present. */
function slipOf(ctx: Ctx, order: PlacedOrder, shipment: Shipment): Paper {
  const { head, dayOf, rowsOf, ...desk } = paperDesk(ctx, order);
  const { say } = head;
  const rows = shipment.pieces.flatMap(({ itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item ? [{ item, pieces: quantity, amount: null }] : [];
  });
  return {
    ...desk,
    title: say("Packing slip %1", shipment.number),
    facts: [
      [say("Order"), order.number],
      [say("Shipped"), dayOf(shipment.at)],
      ...shipment.tracks.map(({ title, number: parcel }) => [say(title), parcel] as const),
    ],
    columns: { item: say("Item"), pieces: say("Pieces"), amount: null },
    rows: rowsOf(rows),
    sums: [],
    created: shipment.at,
  };
}
