import type { shipmentEndpoints } from "@placket/contract/order/shipment.admin";
import { problem, refuse } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { soundOrder } from "../paper/sound-order.ts";
import { orderAfter } from "../step/order-steps.admin.ts";
import { packingSlip, packingSlips } from "./packing-slip.ts";
import { pickList } from "./pick-list.ts";
import { addTrack, shipOrder } from "./ship-order.ts";

export const shipmentHandlers: Handlers<typeof shipmentEndpoints> = {
  shipOrder: async ({ ctx }, { params: { number }, body }) =>
    orderAfter(ctx, number, await shipOrder(ctx, { number, ...body })),
  addTrack: async ({ ctx }, { params, body: track }) =>
    orderAfter(ctx, params.number, await transact(ctx, (tx) => addTrack(tx, { ...params, track }))),
  packingSlip: async ({ ctx }, { params: { number, shipment } }) => {
    const order = await soundOrder(ctx, number);
    if (!order.ok) return order;
    const slip = await packingSlip(ctx, order.value, shipment);
    const pdf = slip ?? refuse(problem("order.noSuchShipment", "shipment"));
    return pdfFile(`packing-slip-${shipment}.pdf`, pdf);
  },
  packingSlips: async ({ ctx }, { query }) =>
    pdfFile("packing-slips.pdf", await packingSlips(ctx, query.orders.split(","))),
  pickList: async ({ ctx }, { query }) =>
    pdfFile("pick-list.pdf", await pickList(ctx, query.orders.split(","))),
};
