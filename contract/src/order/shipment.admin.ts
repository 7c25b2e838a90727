import { CARRIER_CODES } from "@placket/domain/order/ship/carriers";
import { TRACK_NUMBER_MAX, TRACKS_MAX } from "@placket/domain/order/ship/check-shipment";
import { UNSEWN_REASON_CODES } from "@placket/domain/order/ship/unsewn-reasons";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import { staffOrder as reply } from "./order.admin.ts";

const params = z.object({ number: text(32) });
const ofShipment = params.extend({ shipment: text(32) });
const source = "issue 9 §8";

/** So many pieces of each line. */
export const pieces = z.array(z.object({ itemId: id, quantity: z.int32() })).max(1_000);

const track = z.object({ carrier: z.enum(CARRIER_CODES), number: text(TRACK_NUMBER_MAX) });

const pdf = { gives: "file", fileType: "application/pdf" } as const;

/** Numbers of up to a hundred orders. */
const several = z.object({ orders: z.string().regex(/^\d{1,32}(,\d{1,32}){0,99}$/) });

/** What leaves the house of an order. */
export const shipmentEndpoints = {
  shipOrder: endpoint({
    method: "POST",
    path: "orders/:number/shipments",
    summary: "Sends pieces of an order on their way, all or a part; its buyer is written to.",
    source,
    can: "orders.pack",
    params,
    body: z.object({
      pieces,
      tracks: z.array(track).max(TRACKS_MAX),
      /** Why they leave although something is still to be sewn on them; it takes a right of its own. */
      unsewn: z.enum(UNSEWN_REASON_CODES).optional(),
    }),
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.notNow",
      "order.moneyMoving",
      "order.nothingToShip",
      "order.noPieces",
      "order.noSuchLine",
      "order.tooManyPieces",
      "order.noPiecesLeft",
      "order.trackInvalid",
      "order.workNotDone",
    ],
  }),
  addTrack: endpoint({
    method: "POST",
    path: "orders/:number/shipments/:shipment/tracks",
    summary: "Adds a parcel to a shipment that has left; its buyer is written to again.",
    source,
    can: "orders.pack",
    params: ofShipment,
    body: track,
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.noSuchShipment",
      "order.trackInvalid",
    ],
  }),
  packingSlip: endpoint({
    method: "GET",
    path: "orders/:number/shipments/:shipment/packing-slip.pdf",
    summary: "What lies in a shipment, as a PDF that goes with it.",
    source,
    can: "orders.read",
    params: ofShipment,
    ...pdf,
    errors: [
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.noSuchShipment",
      "order.unreadable",
      "access.papersBusy",
    ],
  }),
  packingSlips: endpoint({
    method: "GET",
    path: "packing-slips.pdf",
    summary: "What lies in the last shipment of each of several orders, as one PDF.",
    source: "issue 9.9: print several at once",
    can: "orders.read",
    query: several,
    ...pdf,
    errors: [
      "access.badRequest",
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.noSuchShipment",
      "order.unreadable",
      "access.papersBusy",
    ],
  }),
  pickList: endpoint({
    method: "GET",
    path: "pick-list.pdf",
    summary: "What is to be fetched from the shelves for orders, as a PDF.",
    source,
    can: "orders.read",
    query: several,
    ...pdf,
    errors: [
      "access.badRequest",
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.unreadable",
      "access.papersBusy",
    ],
  }),
} as const satisfies EndpointTable;
