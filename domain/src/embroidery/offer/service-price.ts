import { problem, type Problem } from "../../problem.ts";

/** From so many pieces on each costs so much, in minor units. */
export interface QuantityPrice {
  readonly quantity: number;
  readonly minor: number;
}

/** What a service costs everybody: one piece, and each of many. */
export interface ServicePrice {
  readonly minor: number;
  /** The fewest pieces first. */
  readonly quantities: readonly QuantityPrice[];
}

/** $100,000 a piece: above that a price is a slip. */
const MINOR_MAX = 10_000_000;

/** Steps by quantity that a service may have. */
export const QUANTITY_PRICES_MAX = 20;

/** What is wrong with the price of a service, at its fields (PDP-48: more pieces never cost more each). */
export function checkServicePrice({ minor, quantities }: ServicePrice): readonly Problem[] {
  const isAmount = (one: number) => Number.isInteger(one) && one >= 0 && one <= MINOR_MAX;
  const steps = [{ quantity: 1, minor }, ...quantities];
  const isOrdered = quantities.every((step, at) => {
    const before = steps[at];
    return (
      Number.isInteger(step.quantity) &&
      step.quantity <= 1_000_000 &&
      before !== undefined &&
      step.quantity > before.quantity &&
      isAmount(step.minor) &&
      step.minor < before.minor
    );
  });
  return [
    ...(isAmount(minor) ? [] : [problem("embroidery.servicePriceInvalid", "price")]),
    ...(isOrdered && quantities.length <= QUANTITY_PRICES_MAX
      ? []
      : [problem("embroidery.quantityPricesInvalid", "quantities")]),
  ];
}
