import { money, type Money } from "../money/money.ts";

/** So many pieces at one price each. */
interface PricedPieces {
  readonly quantity: number;
  readonly unitPrice: Money;
}

/**
 * An amount as pieces and their prices that add up to it exactly: procurement systems multiply, and know no discount.
 * Where it cannot be divided, some pieces cost one minor unit more than the others.
 * @example exactPieces(money(1000, "USD"), 3) is 2 pieces at 3.33 and 1 at 3.34
 */
export function exactPieces(total: Money, quantity: number): readonly PricedPieces[] {
  const low = Math.floor(total.minor / quantity);
  const dearer = total.minor - low * quantity;
  const priced = [
    { quantity: quantity - dearer, unitPrice: money(low, total.currency) },
    { quantity: dearer, unitPrice: money(low + 1, total.currency) },
  ];
  return priced.filter((pieces) => pieces.quantity > 0);
}
