import { CARRIERS, isCarrier, trackUrl, type Track } from "@placket/domain/order/ship/carriers";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { Ctx } from "../../context.ts";
import { selectShipments, type ShipmentRow } from "./shipment.sql.ts";

/** A shipment of an order: what is in it, and where its parcels are followed. */
export interface Shipment {
  readonly id: number;
  readonly number: string;
  readonly by: string | null;
  readonly at: Date;
  readonly pieces: readonly PiecesWish[];
  readonly tracks: readonly (Track & { readonly title: string; readonly url: string | null })[];
}

/** The shipments of orders by the order's id, first to last; all are read at once. */
export async function shipmentsOf(
  ctx: Pick<Ctx, "db">,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly Shipment[]> {
  const rows = orderIds.length === 0 ? [] : await selectShipments(ctx.db, orderIds);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return (orderId) => (byOrder.get(orderId) ?? []).map(readShipment);
}

const readShipment = (row: ShipmentRow): Shipment => ({
  id: row.id,
  number: row.number,
  by: row.by_email,
  at: row.created_at,
  pieces: row.items.map(({ order_item_id: itemId, quantity }) => ({ itemId, quantity })),
  tracks: row.tracks.map(({ carrier, number }) => {
    // A carrier that left the table is called as it was stored.
    if (!isCarrier(carrier)) return { carrier: "custom", number, title: carrier, url: null };
    const track = { carrier, number };
    return { ...track, title: CARRIERS[track.carrier].title, url: trackUrl(track) };
  }),
});
