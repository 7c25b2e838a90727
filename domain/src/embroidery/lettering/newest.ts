/** What was made by its key, no more of it than so many: what was asked for longest ago is forgotten. */
interface Newest<Value> {
  readonly size: number;
  /** What has that key, made now if it is not known; what cannot be made is not kept. */
  found<Made extends Value | undefined>(key: string, make: () => Made): Value | Made;
}

/** Keeps so many values. */
export function newest<Value>(most: number): Newest<Value> {
  const known = new Map<string, Value>();
  return {
    get size() {
      return known.size;
    },
    found(key, make) {
      const value = known.get(key) ?? make();
      if (value === undefined) return value;
      // A map keeps the order of insertion: what is used moves to its end.
      known.delete(key);
      known.set(key, value);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
