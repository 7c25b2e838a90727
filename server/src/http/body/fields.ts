/** Fields of a form, by name; a name that comes twice is a list, in the order in which they came. */
export function asFields<Value>(
  entries: Iterable<readonly [string, Value]>,
): Record<string, Value | Value[]> {
  const groups = Map.groupBy(entries, ([name]) => name);
  const fields = [...groups].map(([name, group]): [string, Value | Value[]] => {
    const values = group.map(([, value]) => value);
    const [first] = values;
    return [name, values.length === 1 && first !== undefined ? first : values];
  });
  // `fromEntries` defines what it is given: no name reaches the prototype.
  return Object.fromEntries(fields);
}
