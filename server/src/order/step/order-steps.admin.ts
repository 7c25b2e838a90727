import type { orderStepEndpoints } from "@placket/contract/order/order-steps.admin";
import type { Result } from "@placket/domain/problem";
import { readAddress } from "../../checkout/read-address.ts";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { noteInvoicePaid } from "../money/invoice-paid.ts";
import { orderAsWire } from "../order.admin.ts";
import { cancelOrder } from "./cancel.ts";
import { changeOrderAddress } from "./change-address.ts";
import { holdBack, release } from "./hold.ts";
import { noteToOrder } from "./note.ts";
import { startPacking } from "./pack.ts";

export const orderStepHandlers: Handlers<typeof orderStepEndpoints> = {
  holdOrder: async ({ ctx }, { params: { number }, body: { reason } }) =>
    orderAfter(ctx, number, await holdBack(ctx, { number, reason })),
  noteInvoicePaid: async ({ ctx }, { params: { number } }) =>
    orderAfter(ctx, number, await transact(ctx, (tx) => noteInvoicePaid(tx, number))),
  releaseOrder: async ({ ctx }, { params: { number } }) =>
    orderAfter(ctx, number, await release(ctx, number)),
  cancelOrder: async ({ ctx }, { params: { number }, body: { reason } }) =>
    orderAfter(ctx, number, await cancelOrder(ctx, { number, reason })),
  packOrder: async ({ ctx }, { params: { number } }) =>
    orderAfter(ctx, number, await startPacking(ctx, number)),
  changeOrderAddress: async ({ ctx }, { params: { number, which }, body }) => {
    const address = readAddress(body, "address");
    if (!address.ok) return address;
    const wish = { number, which, address: address.value };
    return orderAfter(ctx, number, await changeOrderAddress(ctx, wish));
  },
  noteToOrder: async ({ ctx }, { params: { number }, body }) =>
    orderAfter(ctx, number, await transact(ctx, (tx) => noteToOrder(tx, { number, ...body }))),
};

/** The order as it is once the step is done; else why it was not. */
export const orderAfter = (ctx: Ctx, number: string, done: Result<true>) =>
  done.ok ? orderAsWire(ctx, number) : done;
