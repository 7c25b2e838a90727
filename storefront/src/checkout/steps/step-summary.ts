import type { Section } from "@placket/domain/checkout/steps";
import { addressInOneLine } from "@placket/domain/directory/address-lines";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import type { ShownCart } from "../../cart/cart.queries.ts";
import type { Amount } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import { methodTitle } from "./shipping-methods.ts";
import { isBilledToShipping, isEmbroideredGarment } from "./step-facts.ts";

/** How amounts and days are written here. */
interface Writing {
  readonly price: (amount: Amount) => string;
  readonly locale: string;
}

/** A done section in one line. */
export function stepSummary(section: Section, cart: ShownCart, writing: Writing): string {
  return SUMMARIES[section](cart, writing);
}

const SUMMARIES: Readonly<Record<Section, (cart: ShownCart, writing: Writing) => string>> = {
  customer: (cart) => cart.email ?? "",
  shipping: shippingSummary,
  billing: billingSummary,
  embroidery: (cart) =>
    tn(
      cart.items.filter(isEmbroideredGarment).length,
      "%1 garment approved",
      "%1 garments approved",
    ),
  payment: () => "",
};

function shippingSummary(cart: ShownCart, { price, locale }: Writing): string {
  if (cart.isVirtual) return t("Nothing to ship");
  const { shippingAddress: shipping, chosenShippingMethod: method } = cart;
  if (!shipping || !method) return "";
  const cost = method.amount.value === 0 ? t("FREE") : price(method.amount);
  const way = `${addressInOneLine(shipping)}. ${methodTitle(method)}, ${cost}`;
  return method.arrival ? t("%1. Arrives %2", way, arrivalDays(method.arrival, locale)) : way;
}

function billingSummary(cart: ShownCart): string {
  if (!cart.billingAddress) return "";
  return cart.shippingAddress && isBilledToShipping(cart)
    ? t("Same as shipping")
    : addressInOneLine(cart.billingAddress);
}
