import { availableMethods, type PaymentMethod } from "@placket/domain/payment/methods";
import type { Cart } from "@placket/domain/cart/cart";
import type { Ctx } from "../context.ts";

/** The methods a cart may be paid with (PAY-07), `free` alone when there is nothing to pay. */
export function paymentMethodsFor(ctx: Ctx, cart: Pick<Cart, "totals">): readonly PaymentMethod[] {
  return availableMethods({
    grandTotal: cart.totals.grandTotal,
    enabled: [ctx.services.payment.methodCode],
    isCustomer: ctx.actor.kind === "customer",
    purchaseOrders: false,
  });
}
