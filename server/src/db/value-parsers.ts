import { types } from "pg";

/**
 * How `pg` reads values: int8 as a number (an unsafe one is an error),
 * numeric as exact text, timestamptz as Date, date and timestamp as text, json and jsonb as parsed.
 */
export const VALUE_PARSERS = {
  getTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
    return (format === "binary" ? undefined : OWN.get(oid)) ?? types.getTypeParser(oid, format);
  },
};

const asText = (text: string): string => text;
/** One dimension, which is all the tables use. */
const listOf =
  (element: (text: string) => unknown) =>
  (text: string): unknown[] => {
    const parts: (string | null)[] = types.getTypeParser(TEXT_ARRAY)(text);
    return parts.map((part) => (part === null ? null : element(part)));
  };

// The array types have no name in pg-types.
const TEXT_ARRAY: number = 1009;
const INT8_ARRAY = 1016;
const TIMESTAMP_ARRAY = 1115;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;

const OWN = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, safeInteger],
  [types.builtins.NUMERIC, asText],
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
  [INT8_ARRAY, listOf(safeInteger)],
  [NUMERIC_ARRAY, listOf(asText)],
  [DATE_ARRAY, listOf(asText)],
  [TIMESTAMP_ARRAY, listOf(asText)],
]);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the integers that can be counted exactly.`);
  }
  return value;
}
