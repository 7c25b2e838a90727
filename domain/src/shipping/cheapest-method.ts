import type { Arrival } from "./arrival.ts";

/** When a method brings the goods. */
export interface ArrivingMethod {
  /** null where nobody says. */
  readonly arrival: Arrival | null;
}

/** Holds what two methods cost against each other: below zero where the first is cheaper. */
export type ByCost<Method> = (a: Method, b: Method) => number;

/** The cheapest method, the soonest of those that cost the same; the first where they are all alike. */
export function cheapestMethod<Method extends ArrivingMethod>(
  methods: readonly Method[],
  byCost: ByCost<Method>,
): Method | undefined {
  return methods.toSorted((a, b) => byCost(a, b) || later(a, b))[0];
}

/** Days are compared as they are written; what nobody knows comes last. */
function later(a: ArrivingMethod, b: ArrivingMethod): number {
  const [one, other] = [a, b].map(({ arrival }) => arrival?.to ?? "9999-12-31");
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}
