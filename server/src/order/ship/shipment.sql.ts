import type { Track } from "@placket/domain/order/ship/carriers";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../db/database.ts";

interface NewShipment {
  readonly orderId: number;
  readonly pieces: readonly PiecesWish[];
  readonly tracks: readonly Track[];
  readonly by: string | null;
  readonly now: Date;
}

/** Writes a shipment down, with its pieces and parcels; gives its number. */
export async function insertShipment(
  db: Db,
  { orderId, pieces, tracks, by, now }: NewShipment,
): Promise<string> {
  const { id, number } = await db
    .insertInto("shipment")
    .values({ order_id: orderId, by_email: by, created_at: now })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("shipment_item")
    .values(
      pieces.map(({ itemId, quantity }) => ({
        shipment_id: id,
        order_item_id: itemId,
        quantity,
      })),
    )
    .execute();
  await insertTracks(db, id, { tracks, now });
  return number;
}

/** Adds parcels to a shipment; one that it has already is not there twice. */
export async function insertTracks(
  db: Db,
  shipmentId: number,
  { tracks, now }: Pick<NewShipment, "tracks" | "now">,
): Promise<void> {
  if (tracks.length === 0) return;
  await db
    .insertInto("shipment_track")
    .values(tracks.map((track) => ({ ...track, shipment_id: shipmentId, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts pieces as shipped; more than there are, the database refuses. */
export async function addShipped(db: Db, pieces: readonly PiecesWish[]): Promise<void> {
  await sql`
    UPDATE order_item SET quantity_shipped = quantity_shipped + wished.quantity
    FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS wished("itemId" bigint, quantity int)
    WHERE order_item.id = wished."itemId"`.execute(db);
}

export type ShipmentRow = Awaited<ReturnType<typeof selectShipments>>[number];

/** The shipments of orders, first to last. */
export function selectShipments(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("shipment")
    .select(["shipment.id", "order_id", "shipment.number", "by_email", "shipment.created_at"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("shipment_item")
          .select(["order_item_id", "quantity"])
          .whereRef("shipment_id", "=", "shipment.id")
          .orderBy("order_item_id"),
      ).as("items"),
      jsonArrayFrom(
        eb
          .selectFrom("shipment_track")
          .select(["carrier", "number"])
          .whereRef("shipment_id", "=", "shipment.id")
          .orderBy("id"),
      ).as("tracks"),
    ])
    .where((eb) => eb("order_id", "=", eb.fn.any(eb.val([...orderIds]))))
    .orderBy("shipment.id")
    .execute();
}
