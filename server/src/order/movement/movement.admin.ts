import { moneyFromWire } from "@placket/contract/money/money.codec";
import type { movementEndpoints } from "@placket/contract/order/movement.admin";
import type { Handlers } from "../../http/mount.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { soundOrder } from "../paper/sound-order.ts";
import { orderAfter } from "../step/order-steps.admin.ts";
import { captureMoney } from "./capture.ts";
import { moneyPaperPdf } from "./money-paper-pdf.ts";
import { refundMoney } from "./refund.ts";

export const movementHandlers: Handlers<typeof movementEndpoints> = {
  captureOrder: async ({ ctx }, { params: { number }, body: { leftOut, seen } }) => {
    const wish = { number, leftOut, seen: moneyFromWire(seen) };
    return orderAfter(ctx, number, await captureMoney(ctx, wish));
  },
  refundOrder: async ({ ctx }, { params: { number }, body }) => {
    const { pieces, way, toShelf, reason } = body;
    const wish = {
      number,
      pieces,
      way,
      toShelf,
      reason,
      shippingMinor: moneyFromWire(body.shipping).minor,
      adjustmentMinor: moneyFromWire(body.adjustment).minor,
      seen: moneyFromWire(body.seen),
      left: moneyFromWire(body.left),
    };
    return orderAfter(ctx, number, await refundMoney(ctx, wish));
  },
  moneyPaper: async ({ ctx }, { params: { number, kind, paper } }) => {
    const order = await soundOrder(ctx, number);
    if (!order.ok) return order;
    const pdf = await moneyPaperPdf(ctx, order.value, { kind, number: paper });
    return pdfFile(`${kind}-${paper}.pdf`, pdf);
  },
};
