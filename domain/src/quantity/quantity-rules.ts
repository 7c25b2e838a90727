/** How many pieces of one simple product a shopper may take at once (PDP-05, PDP-41). */
export interface QuantityRules {
  readonly minimum: number;
  readonly maximum: number;
  /** Pieces come in multiples of this; 1 where increments are switched off. */
  readonly increment: number;
}

/** What holds for a product that says nothing: from 1, "a very large number" at most, in ones. */
export const DEFAULT_QUANTITY_RULES: QuantityRules = {
  minimum: 1,
  maximum: 10_000,
  increment: 1,
};

/** More pieces of one thing than any product may allow: a bound that protects the server (PDP-46). */
export const PIECES_MAX = 1_000_000;

/** The smallest quantity that is both a multiple and not below the minimum. */
export function lowestQuantity({ minimum, increment }: QuantityRules): number {
  return Math.ceil(Math.max(1, minimum) / increment) * increment;
}

/** The largest quantity that is both a multiple and not above the maximum. */
export function highestQuantity({ maximum, increment }: QuantityRules): number {
  return Math.floor(maximum / increment) * increment;
}

/** The quantity box is hidden when there is nothing to choose (PDP-45). */
export function hasQuantityChoice(rules: QuantityRules): boolean {
  return rules.maximum > 1;
}
