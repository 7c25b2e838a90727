import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paperPdf } from "../../print/paper.ts";
import { paperDesk } from "../paper/order-paper.ts";
import { soundOrder } from "../paper/sound-order.ts";
import { shipmentsOf } from "./shipments.ts";

/** What lies in a shipment, as a PDF that goes with it: no prices, for it may be a present. */
export async function packingSlip(
  ctx: Ctx,
  { number, shipment: wanted }: { readonly number: string; readonly shipment: string },
): Promise<Result<Uint8Array>> {
  const found = await soundOrder(ctx, number);
  if (!found.ok) return found;
  const order = found.value;
  const shipments = (await shipmentsOf(ctx, [order.id]))(order.id);
  const shipment = shipments.find((one) => one.number === wanted);
  if (!shipment) return refuse(problem("order.noSuchShipment", "shipment"));
  const { head, dayOf, rowsOf, ...desk } = paperDesk(ctx, order);
  const { say } = head;
  const rows = shipment.pieces.flatMap(({ itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item ? [{ item, pieces: quantity, amount: null }] : [];
  });
  const pdf = await paperPdf({
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
  });
  return ok(pdf);
}
