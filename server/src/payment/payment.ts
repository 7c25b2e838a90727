import { availableMethods, type PaymentMethod } from "@placket/domain/payment/methods";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { creditLineOf, termsHere } from "./terms/terms.ts";
import { choosePaymentProvider } from "../providers/payment/choose-provider.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";

export { creditLineOf, termsHere };

/** Whoever moves the money. */
export const paymentProvider = holding<PaymentProvider>({
  name: "payment provider",
  open: ({ settings }) => choosePaymentProvider(settings),
});

/** The methods a cart may be paid with (PAY-07), `free` alone when there is nothing to pay. */
export function paymentMethodsFor(ctx: Ctx, grandTotal: Money): readonly PaymentMethod[] {
  const provider = ctx.held(paymentProvider);
  return availableMethods({
    grandTotal,
    enabled: [provider.methodCode, provider.vaultMethodCode, "purchaseorder"],
    isCustomer: ctx.principal.kind === "customer",
    purchaseOrders: termsHere(ctx) !== undefined,
  });
}
