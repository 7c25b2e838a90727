import { isLogo } from "../../embroidery/offer/made.ts";
import type { Making } from "../../store/making.ts";
import { isEmbroidered, type CartItem } from "../cart-item.ts";

/** As much of an item as its making follows from. */
export type MadeItem = Pick<CartItem, "embroideryItemId"> & {
  readonly parts: readonly Pick<CartItem["parts"][number], "made">[];
};

/**
 * What takes longest of items that leave together (decisions 0113 and 0118).
 * @param digitizedSince numbers of logos that were to be digitized when they were chosen, and are by now.
 */
export function makingOf(items: readonly MadeItem[], digitizedSince: readonly string[]): Making {
  const logos = items.flatMap(({ parts }) =>
    parts.flatMap(({ made }) => (made && isLogo(made) ? [made] : [])),
  );
  const isToDigitize = logos.some(
    ({ logo, state }) => state !== "digitized" && !digitizedSince.includes(logo),
  );
  if (isToDigitize) return "digitized";
  return items.some(isEmbroidered) ? "sewn" : "none";
}
