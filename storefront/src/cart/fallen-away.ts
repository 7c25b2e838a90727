import { showNotice } from "../notice/notices.ts";
import { t } from "../translation/translate.ts";
import type { ShownCart } from "./cart.queries.ts";

/** Says which promotions a change has cost the cart; what became of typed codes is said where they are typed. */
export function tellFallenAway(before: ShownCart, cart: ShownCart): void {
  const left = new Set([...namesIn(cart), ...codesOf(before), ...codesOf(cart)]);
  for (const name of namesIn(before)) {
    if (!left.has(name) && cart.items.length > 0) {
      showNotice(t("“%1” takes nothing off your cart any more.", name));
    }
  }
}

/** What promotions of a sum are called. */
const namesIn = ({ lines }: ShownCart) =>
  lines.filter(({ code }) => code === "discount").flatMap(({ values }) => values.slice(0, 1));

const codesOf = ({ coupons, lapsedCodes }: ShownCart) => [
  ...coupons.map(({ code }) => code),
  ...lapsedCodes,
];
