/** Values of a document's variables, defaults included. */
export type Values = Record<string, unknown>;

/** A number that is known when a document is read, or only with its variables. */
export type Points = number | ((values: Values) => number);

function pointsWith(points: Points, values: Values): number {
  return typeof points === "number" ? points : points(values);
}

export function sumOf(parts: readonly Points[]): Points {
  let known = 0;
  const open: ((values: Values) => number)[] = [];
  for (const part of parts) {
    if (typeof part === "number") known += part;
    else open.push(part);
  }
  if (open.length === 0) return known;
  return (values) => open.reduce((sum, part) => sum + part(values), known);
}

/** What `points` come to, so many times. */
export function timesOf(times: Points, points: Points): Points {
  if (typeof times === "number" && typeof points === "number") return times * points;
  return (values) => pointsWith(times, values) * pointsWith(points, values);
}
