/** How many carts a browser keeps something of. */
const KEPT_CARTS = 8;

/** A record with this entry as its newest; the oldest go where there would be too many. */
export function withNewest<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record ?? {}).filter(([other]) => other !== name);
  return Object.fromEntries([...others, [name, value] as const].slice(-KEPT_CARTS));
}
