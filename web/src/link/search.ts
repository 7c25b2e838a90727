/** `?a=1&b=2`, or nothing when no value is set: empty and missing ones are left out. */
export function searchOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}
