import type { Say } from "@placket/domain/phrase";
import { cardTitle } from "@placket/domain/payment/card-display";
import { paymentMethod } from "@placket/domain/payment/methods";
import type { PlacedOrder } from "../stored-order.ts";

/** How an order was paid, in the words of whoever reads it: by its card, its purchase order or its method. */
export function paymentName(
  {
    card,
    purchaseOrderNumber: number,
    paymentMethodCode: code,
  }: Pick<PlacedOrder, "card" | "purchaseOrderNumber" | "paymentMethodCode">,
  say: Say,
): string {
  if (card) return cardTitle(card, say);
  if (number !== null) return say("Purchase order %1", number);
  const method = paymentMethod(code);
  return method ? say(method.title) : code;
}
