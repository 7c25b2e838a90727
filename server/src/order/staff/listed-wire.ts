import { moneyToWire } from "@placket/contract/money/money.codec";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { ListedOrder } from "./staff-orders.ts";

/** An order as a line of the list, on the wire. */
export function listedToWire(
  ctx: Ctx,
  { createdAt, storeViewId, total, purchaseOrder, ...order }: ListedOrder,
) {
  return {
    ...order,
    purchaseOrder: purchaseOrderToWire(purchaseOrder),
    createdAt: createdAt.toISOString(),
    storeView: storeViewName(ctx, storeViewId),
    total: moneyToWire(total),
  };
}

/** What is bought on account, on the wire; `null` where it is not. */
export const purchaseOrderToWire = (account: ListedOrder["purchaseOrder"]) =>
  account && { ...account, dueAt: account.dueAt?.toISOString() ?? null };

/** A store view by its id; `undefined` where it is gone. */
export const storeViewOf = (ctx: Ctx, id: number) =>
  ctx.held(stores).views.find((view) => view.id === id);

/** What a store view is called; `""` where it is gone. */
export const storeViewName = (ctx: Ctx, id: number) => storeViewOf(ctx, id)?.name ?? "";
