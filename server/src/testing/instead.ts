import type { Holding, Instead } from "../held/held.ts";

/** Puts a value into the place of what a holding would open. */
export const instead = <Value>(held: Holding<Value>, value: Value): Instead => ({
  holding: held,
  value,
});
