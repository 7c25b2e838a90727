import type { Held, Holding } from "./held.ts";

/** What holdings hold at one moment. */
export type Values = ReadonlyMap<Holding<unknown>, unknown>;

/** Gives what is held of these values, which do not change: whoever asks twice gets the same. */
export function heldIn(values: Values): Held {
  return <Value>(holding: Holding<Value>) => {
    // The one place where a holding and its value meet without their type: only `open` makes values.
    if (values.has(holding)) return values.get(holding) as Value;
    throw new Error(`No room on the list of server/src/rooms.ts holds or fills "${holding.name}".`);
  };
}

/** Opens holdings beside what is held already; what is made of something waits for it. Gives all values. */
export async function openAll(
  holdings: readonly Holding<unknown>[],
  before: Values,
  open: (holding: Holding<unknown>, held: Held) => unknown,
): Promise<Values> {
  const values = new Map(before);
  const opening = new Map<Holding<unknown>, Promise<void>>();
  const opened = (one: Holding<unknown>): Promise<void> => {
    const known = opening.get(one);
    if (known) return known;
    const isWanted = holdings.includes(one) || !values.has(one);
    const work = isWanted ? begin(one) : Promise.resolve();
    opening.set(one, work);
    return work;
  };
  const begin = async (one: Holding<unknown>) => {
    await Promise.all((one.from ?? []).map(opened));
    values.set(one, await open(one, heldIn(values)));
  };
  await Promise.all(holdings.map(opened));
  return values;
}
