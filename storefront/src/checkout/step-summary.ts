import type { Section } from "@placket/domain/checkout/steps";
import type { CartWire } from "../cart/cart.queries.ts";
import type { Amount } from "../money/Price.tsx";
import { t, tn } from "../translation/translate.ts";
import { addressInOneLine } from "./address-words.ts";
import { methodTitle } from "./shipping-methods.ts";
import { isBilledToShipping, isEmbroidered } from "./step-facts.ts";

type Price = (amount: Amount) => string;

/** A done section in one line. */
export function stepSummary(section: Section, cart: CartWire, price: Price): string {
  return SUMMARIES[section](cart, price);
}

const SUMMARIES: Readonly<Record<Section, (cart: CartWire, price: Price) => string>> = {
  customer: (cart) => cart.email ?? "",
  shipping: shippingSummary,
  billing: billingSummary,
  embroidery: (cart) =>
    tn(cart.items.filter(isEmbroidered).length, "%1 garment approved", "%1 garments approved"),
  payment: () => "",
};

function shippingSummary(cart: CartWire, price: Price): string {
  if (cart.is_virtual) return t("Nothing to ship");
  const [shipping] = cart.shipping_addresses;
  const method = shipping?.selected_shipping_method;
  if (!shipping || !method) return "";
  const cost = method.amount.value === 0 ? t("FREE") : price(method.amount);
  return `${addressInOneLine(shipping)}. ${methodTitle(method)}, ${cost}`;
}

function billingSummary(cart: CartWire): string {
  if (!cart.billing_address) return "";
  return cart.shipping_addresses.length > 0 && isBilledToShipping(cart)
    ? t("Same as shipping")
    : addressInOneLine(cart.billing_address);
}
