import type { ShownShippingMethod } from "@placket/contract/cart/shown-method.codec";
import { methodToInput } from "@placket/contract/checkout/checkout.codec";
import type { OfferedMethod } from "@placket/domain/checkout/shipping-choice";
import type { ByCost } from "@placket/domain/shipping/cheapest-method";
import { methodName } from "@placket/domain/shipping/method-name";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { t } from "../../translation/translate.ts";

/** A shipping method as the choice among them shows it. */
export interface MethodOnOffer extends OfferedMethod {
  readonly title: string;
  readonly arrival: ShownShippingMethod["arrival"];
  readonly amount: ShownShippingMethod["amount"];
  readonly input: ReturnType<typeof methodToInput>;
}

/** The methods that reach the cart's address. */
export function methodsOf(cart: ShownCart): readonly MethodOnOffer[] {
  return cart.shippingMethods.map((method) => ({
    code: codeOf(method),
    isAvailable: method.isAvailable,
    title: methodTitle(method),
    arrival: method.arrival,
    amount: method.amount,
    input: methodToInput(method),
  }));
}

/** All of them cost in the cart's currency. */
export const byCost: ByCost<MethodOnOffer> = (a, b) => a.amount.value - b.amount.value;

/** The code of the cart's own choice, carrier and method in one as Magento writes it. */
export function chosenCode({ chosenShippingMethod: chosen }: ShownCart): string | null {
  return chosen && codeOf(chosen);
}

export function methodTitle({
  carrierTitle,
  methodTitle: title,
}: Pick<ShownShippingMethod, "carrierTitle" | "methodTitle">): string {
  return methodName({ carrierTitle, methodTitle: title }, t);
}

const codeOf = (method: ShownShippingMethod) => `${method.carrierCode}_${method.methodCode}`;
