import type { Arrival } from "../shipping/arrival.ts";

/** What the choice among shipping methods goes by. */
export interface OfferedMethod {
  readonly code: string;
  readonly isAvailable: boolean;
  /** What it costs, in the currency that all of them share. */
  readonly amount: { readonly value: number };
  /** When it is expected; null where nobody says. */
  readonly arrival: Arrival | null;
}

/** The methods to choose from: what is not available is not shown; paid ones stay (reading 69). */
export function offeredMethods<Method extends OfferedMethod>(
  methods: readonly Method[],
): readonly Method[] {
  return methods.filter((method) => method.isAvailable);
}

/**
 * The method that is chosen to begin with: the one chosen before while it is still offered, else the
 * cheapest, the soonest of those that cost the same (CHECK-21: the free one where nothing else is left).
 */
export function preselectedMethod<Method extends OfferedMethod>(
  methods: readonly Method[],
  chosenCode: string | null,
): Method | undefined {
  const offered = offeredMethods(methods);
  const chosen = offered.find((method) => method.code === chosenCode);
  return chosen ?? offered.toSorted((a, b) => a.amount.value - b.amount.value || later(a, b))[0];
}

/** Days are compared as they are written; what nobody knows comes last. */
function later(a: OfferedMethod, b: OfferedMethod): number {
  const [one, other] = [a, b].map(({ arrival }) => arrival?.to ?? "9999-12-31");
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}
