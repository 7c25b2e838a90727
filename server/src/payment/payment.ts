import { availableMethods, type PaymentMethod } from "@placket/domain/payment/methods";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";

/** The methods a cart may be paid with (PAY-07), `free` alone when there is nothing to pay. */
export function paymentMethodsFor(ctx: Ctx, grandTotal: Money): readonly PaymentMethod[] {
  return availableMethods({
    grandTotal,
    enabled: [ctx.services.payment.methodCode],
    isCustomer: ctx.actor.kind === "customer",
    purchaseOrders: false,
  });
}
