import type { CartItem } from "../cart-item.ts";

type Line = Pick<CartItem, "configuration">;

/** Whether a line is gift cards that are bought. */
export const isSoldCard = ({ configuration }: Line): boolean => configuration.kind === "giftCard";

/** What the gift cards among lines are worth: no goods, and no gift card pays for them (decision 0124). */
export const soldCardsMinor = (
  items: readonly (Line & Pick<CartItem, "quantity" | "unitPrice">)[],
): number =>
  items
    .filter(isSoldCard)
    .reduce((all, { unitPrice, quantity }) => all + unitPrice.minor * quantity, 0);
