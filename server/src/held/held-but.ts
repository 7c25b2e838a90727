import type { Held, Holding, Instead } from "./held.ts";

/** The same things held, but for some: what one call keeps to itself, or what a test puts there. */
export function heldBut(held: Held, ...others: readonly Instead[]): Held {
  const values = new Map(others.map((other) => [other.holding, other.value]));
  return <Value>(one: Holding<Value>) => (values.has(one) ? (values.get(one) as Value) : held(one));
}
