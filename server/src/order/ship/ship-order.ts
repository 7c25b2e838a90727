import {
  checkShipment,
  checkTrack,
  type ShipmentWish,
} from "@placket/domain/order/ship/check-shipment";
import { can } from "@placket/domain/access/principal";
import type { UnsewnReason } from "@placket/domain/order/ship/unsewn-reasons";
import type { Track } from "@placket/domain/order/ship/carriers";
import { wishedOf } from "@placket/domain/order/step/check-pieces";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { selectOrderByNumber } from "../order.sql.ts";
import { invoiceOnce } from "../movement/invoice-order.ts";
import { progressOrder } from "../step/progress.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { orderShipped } from "./shipped-letter.ts";
import { addShipped, insertShipment, insertTracks } from "./shipment.sql.ts";
import { unfinishedOf } from "./unfinished-work.ts";
import { shipmentsOf } from "./shipments.ts";

interface ShipWish extends ShipmentWish {
  readonly number: string;
  /** Why pieces leave although something is still to be sewn on them. */
  readonly unsewn?: UnsewnReason | undefined;
}

/**
 * Sends pieces of an order on their way: all that are left or a part of them. Its buyer is written to, with the
 * parcels to follow; the order is complete once nothing is left and it is paid. `ctx.db` must not be a transaction.
 */
export function shipOrder(ctx: Ctx, { number, ...wish }: ShipWish): Promise<Result<true>> {
  const tracks = wish.tracks.map(trimmed);
  return takeStep(ctx, {
    number,
    step: "ship",
    action: "order.ship",
    said: { pieces: wish.pieces, tracks, ...(wish.unsewn && { unsewn: wish.unsewn }) },
    work: async (tx, held) => {
      const { order, facts } = held;
      const problems = checkShipment({ ...wish, tracks }, facts.lines);
      if (problems.length > 0) return refuse(...problems);
      const pieces = wish.pieces.filter(({ quantity }) => quantity > 0);
      const mayLeave = await isDone(tx, pieces, wish.unsewn);
      if (!mayLeave.ok) return mayLeave;
      const shipment = await insertShipment(tx.db, {
        ...stamp(tx),
        orderId: order.id,
        pieces,
        tracks,
      });
      await addShipped(tx.db, pieces);
      await invoiceOnce(tx, held);
      const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
      await progressOrder(tx, held, {
        payment: facts.payment,
        lines: facts.lines.map((line) => ({
          ...line,
          shipped: line.shipped + wishedOf(pieces, line.itemId),
        })),
        note: { code: "shipped", values: { shipment, pieces: count } },
      });
      await tellOfShipment(tx, order.id, shipment);
      return ok(true);
    },
  });
}

/** Refuses pieces on which something is still to be done, unless somebody who may says why they leave all the same. */
async function isDone(
  tx: Ctx,
  pieces: ShipmentWish["pieces"],
  unsewn: UnsewnReason | undefined,
): Promise<Result<true>> {
  const itemIds = pieces.map(({ itemId }) => itemId);
  const left = await unfinishedOf(tx, itemIds);
  if (left === 0) return ok(true);
  if (unsewn === undefined) return refuse(problem("order.workNotDone", "pieces", left));
  const allowed = can(tx.principal, "orders.shipUnsewn");
  return allowed === true ? ok(true) : refuse(problem(allowed));
}

const trimmed = (track: Track): Track => ({ ...track, number: track.number.trim() });

async function tellOfShipment(tx: Ctx, orderId: number, number: string): Promise<void> {
  const shipment = (await shipmentsOf(tx, [orderId]))(orderId).find((one) => one.number === number);
  if (!shipment) throw new Error(`Shipment ${number} is not there`);
  await tellBuyer(tx, orderId, {
    template: orderShipped,
    dataOf: (shown) => ({ ...shown, shipment }),
  });
}

interface TrackWish {
  readonly number: string;
  readonly shipment: string;
  readonly track: Track;
}

/** Adds a parcel to a shipment that has left, in the caller's transaction; its buyer is written to with all of them. */
export async function addTrack(tx: Ctx, wish: TrackWish): Promise<Result<true>> {
  const track = trimmed(wish.track);
  const problems = checkTrack(track);
  if (problems.length > 0) return refuse(...problems);
  const order = await selectOrderByNumber(tx.db, wish.number);
  if (!order) return refuse(problem("order.noSuchOrder", "number"));
  const shipments = (await shipmentsOf(tx, [order.id]))(order.id);
  const shipment = shipments.find(({ number }) => number === wish.shipment);
  if (!shipment) return refuse(problem("order.noSuchShipment", "shipment"));
  await insertTracks(tx.db, shipment.id, { tracks: [track], now: tx.now });
  await tellOfShipment(tx, order.id, shipment.number);
  const after = { shipment: shipment.number, ...track };
  await leaveTrace(tx, { action: "order.track", subject: wish.number, after });
  return ok(true);
}
