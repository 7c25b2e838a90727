import type { Arrival } from "./arrival.ts";

/** What one method costs, in the currency that all of them share, and when it brings the goods. */
export interface PricedMethod {
  readonly amount: { readonly value: number };
  /** null where nobody says. */
  readonly arrival: Arrival | null;
}

/** The cheapest method, the soonest of those that cost the same; the first where they are all alike. */
export function cheapestMethod<Method extends PricedMethod>(
  methods: readonly Method[],
): Method | undefined {
  return methods.toSorted((a, b) => a.amount.value - b.amount.value || later(a, b))[0];
}

/** Days are compared as they are written; what nobody knows comes last. */
function later(a: PricedMethod, b: PricedMethod): number {
  const [one, other] = [a, b].map(({ arrival }) => arrival?.to ?? "9999-12-31");
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}
