import type { Address } from "@placket/domain/directory/address";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { addressProblems } from "../../checkout/checkout.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { updateOrderAddress } from "./held-order.sql.ts";
import { stamp } from "./stamp.ts";
import { takeStep } from "./take-step.ts";

interface Wish {
  readonly number: string;
  readonly which: "shipping" | "billing";
  readonly address: Address;
}

/**
 * Changes where an order goes, or where its bill does, before anybody packs it. By the rules of the store view where
 * it was placed; its sums stay as they were agreed.
 */
export function changeOrderAddress(
  ctx: Ctx,
  { number, which, address }: Wish,
): Promise<Result<true>> {
  const column = `${which}_address` as const;
  return takeStep(ctx, {
    number,
    step: "changeAddress",
    action: "order.changeAddress",
    // Not where to: the trail keeps what it is told, and somebody may want to be forgotten (decision 0053).
    said: { which },
    work: async (tx, { order }) => {
      const view = tx.held(stores).views.find(({ id }) => id === order.store_view_id);
      const problems = addressProblems(view ? { ...tx, store: view } : tx, address);
      if (problems.length > 0) return refuse(...problems);
      await updateOrderAddress(tx.db, order.id, { column, address, now: tx.now });
      await insertOrderEvent(tx.db, {
        ...stamp(tx),
        orderId: order.id,
        status: order.status,
        note: { code: CODES[which], values: {} },
      });
      return ok(true);
    },
  });
}

const CODES = { shipping: "shipping_address_changed", billing: "billing_address_changed" } as const;
