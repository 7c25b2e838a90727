/** Says whether what was kept has this shape: another version of the store, or anybody, may have written it. */
export type Shape<Value> = (kept: unknown) => kept is Value;

export const isText: Shape<string> = (kept) => typeof kept === "string";
export const isNumber: Shape<number> = (kept) => typeof kept === "number";
export const isBoolean: Shape<boolean> = (kept) => typeof kept === "boolean";

export const listOf =
  <Value>(is: Shape<Value>): Shape<readonly Value[]> =>
  (kept): kept is readonly Value[] =>
    Array.isArray(kept) && kept.every(is);

/** Values by names that are not known beforehand. */
export const recordOf =
  <Value>(is: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (kept): kept is Readonly<Record<string, Value>> =>
    isObject(kept) && Object.values(kept).every(is);

/** All of these fields; others may stand beside them. */
export const objectOf =
  <Value extends object>(fields: {
    readonly [Name in keyof Value]-?: Shape<Value[Name]>;
  }): Shape<Value> =>
  (kept): kept is Value =>
    isObject(kept) && Object.entries<Shape<unknown>>(fields).every(([name, is]) => is(kept[name]));

const isObject = (kept: unknown): kept is Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept);
