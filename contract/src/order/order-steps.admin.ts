import { NOTE_MAX, REASON_MAX } from "@placket/domain/order/step/step-words";
import { z } from "zod";
import { addressInput } from "../directory/address.codec.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";
import { staffOrder as reply } from "./order.admin.ts";

const params = z.object({ number: text(32) });
const source = "issue 9 §8";

const refused = [
  "access.forbidden",
  "staff.signInRequired",
  "order.noSuchOrder",
  "order.notNow",
] as const;

/** What staff do with an order after it was placed; each answers with the order as it is then. */
export const orderStepEndpoints = {
  holdOrder: endpoint({
    method: "POST",
    path: "orders/:number/hold",
    summary: "Holds an order back, with the reason for it.",
    source,
    can: "orders.change",
    params,
    body: z.object({ reason: text(REASON_MAX) }),
    reply,
    errors: [...refused, "order.reasonMissing", "order.moneyMoving"],
  }),
  noteInvoicePaid: endpoint({
    method: "POST",
    path: "orders/:number/invoice-paid",
    summary:
      "Notes that the invoice of an order on account was paid: its customer may owe as much again.",
    source: "issue 9.5",
    can: "payments.move",
    params,
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "payment.nothingOwed",
    ],
  }),
  releaseOrder: endpoint({
    method: "POST",
    path: "orders/:number/release",
    summary: "Lets an order go on that was held back.",
    source,
    can: "orders.change",
    params,
    reply,
    errors: [...refused, "order.differenceOpen"],
  }),
  cancelOrder: endpoint({
    method: "POST",
    path: "orders/:number/cancel",
    summary:
      "Cancels an order of which nothing is shipped: its pieces go back on the shelf, its money to the buyer, who is written to.",
    source,
    can: "orders.change",
    params,
    body: z.object({ reason: text(REASON_MAX) }),
    reply,
    errors: [...refused, "order.reasonMissing", "order.partlyShipped", "order.moneyMoving"],
  }),
  packOrder: endpoint({
    method: "POST",
    path: "orders/:number/packing",
    summary: "Begins to pack an order: its shopper changes nothing of it any more.",
    source,
    can: "orders.pack",
    params,
    reply,
    errors: [...refused, "order.packingBegun", "order.nothingToShip"],
  }),
  changeOrderAddress: endpoint({
    method: "PUT",
    path: "orders/:number/addresses/:which",
    summary: "Changes where an order or its bill goes, before it is packed; its sums stay.",
    source,
    can: "orders.change",
    params: params.extend({ which: z.enum(["shipping", "billing"]) }),
    body: addressInput,
    reply,
    errors: [
      ...refused,
      "order.packingBegun",
      "order.partlyShipped",
      "access.badRequest",
      "checkout.required",
      "checkout.tooLong",
      "checkout.notOneLine",
      "checkout.countryNotServed",
      "checkout.noSuchRegion",
      "checkout.postcodeShape",
    ],
  }),
  noteToOrder: endpoint({
    method: "POST",
    path: "orders/:number/notes",
    summary: "Writes a note into an order's history; one for the buyer also goes as a letter.",
    source,
    can: "orders.change",
    params,
    body: z.object({ text: text(NOTE_MAX), isForBuyer: z.boolean() }),
    reply,
    errors: ["access.forbidden", "staff.signInRequired", "order.noSuchOrder", "order.noteMissing"],
  }),
} as const satisfies EndpointTable;
