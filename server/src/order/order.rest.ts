import type { orderEndpoints } from "@placket/contract/order/order.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { buyersPaper } from "./owned/buyers-paper.ts";
import { pdfFile } from "../print/pdf-file.ts";
import { orderToWire } from "./shown/order-wire.ts";
import { orderByToken } from "./placed-order.ts";

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  order: async ({ ctx }, { query }) => {
    const found = await orderByToken(ctx, query);
    return found.ok ? ok(orderToWire(ctx, found.value)) : found;
  },
  orderPaper: async ({ ctx }, { query: { kind, paper: number, ...known } }) => {
    const found = await orderByToken(ctx, known);
    if (!found.ok) return found;
    const pdf = await buyersPaper(ctx, found.value, { kind, number });
    return pdfFile(`${kind}-${number}.pdf`, pdf);
  },
};
