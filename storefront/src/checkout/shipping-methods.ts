import type { OfferedMethod } from "@placket/domain/checkout/shipping-choice";
import type { CartWire } from "../cart/cart.queries.ts";

/** A shipping method as the choice among them shows it. */
export interface MethodOnOffer extends OfferedMethod {
  readonly title: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly input: { readonly carrier_code: string; readonly method_code: string };
}

interface MethodWire {
  readonly carrier_code: string;
  readonly carrier_title: string;
  readonly method_code: string;
  readonly method_title: string;
  readonly amount: MethodOnOffer["amount"];
}

/** The methods that reach the cart's address. */
export function methodsOf(cart: CartWire): readonly MethodOnOffer[] {
  const offered = cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  return offered.map((method) => ({
    code: codeOf(method),
    isAvailable: method.available,
    isFree: method.amount.value === 0,
    title: methodTitle(method),
    amount: method.amount,
    input: { carrier_code: method.carrier_code, method_code: method.method_code },
  }));
}

/** The code of the cart's own choice, carrier and method in one as Magento writes it. */
export function chosenCode(cart: CartWire): string | null {
  const chosen = cart.shipping_addresses[0]?.selected_shipping_method;
  return chosen ? codeOf(chosen) : null;
}

/** Carrier and method by name, once where both are called the same. */
export function methodTitle({
  carrier_title: carrier,
  method_title: method,
}: Pick<MethodWire, "carrier_title" | "method_title">): string {
  return carrier === method || method === "" ? carrier : `${carrier}, ${method}`;
}

const codeOf = (method: Pick<MethodWire, "carrier_code" | "method_code">) =>
  `${method.carrier_code}_${method.method_code}`;
