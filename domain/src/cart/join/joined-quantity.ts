import { roundUpToIncrement } from "../../quantity/entered-quantity.ts";
import { hasPieces, type Shelf } from "../../quantity/has-pieces.ts";
import { highestQuantity, type QuantityRules } from "../../quantity/quantity-rules.ts";

/** The pieces of one line in two carts that become one. */
interface JoinedPieces {
  /** In the cart that stays; 0 where it has no such line. */
  readonly held: number;
  /** In the cart that goes over into it. */
  readonly coming: number;
}

/** What limits the pieces of one line; `null` for what is not sold at the moment. */
interface LineLimits {
  readonly quantityRules: QuantityRules;
  readonly stock: Shelf;
}

/**
 * The pieces that a line holds once two carts are one: both together as far as product and shelf allow, and
 * never fewer than either of the two held. A quantity that could not be bought before stays as it was: its cart
 * says so, and its shopper decides.
 */
export function joinedQuantity({ held, coming }: JoinedPieces, limits: LineLimits | null): number {
  const most = Math.max(held, coming);
  if (!limits) return most;
  const { quantityRules: rules, stock } = limits;
  const together = roundUpToIncrement(held + coming, rules.increment);
  if (together <= rules.maximum && hasPieces(stock, together)) return together;
  const shelf = stock.backorders ? null : stock.quantity;
  const maximum = Math.min(rules.maximum, shelf ?? rules.maximum);
  return Math.max(most, highestQuantity({ ...rules, maximum }));
}
