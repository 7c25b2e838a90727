import { refuse, type Result } from "@placket/domain/problem";

/** Fields of an embroidered text that a call spells otherwise than the rules do. */
const SPELLINGS: readonly (readonly [rule: string, wire: string])[] = [
  ["heightMm", "height_mm"],
  ["thread", "color"],
  ["stitches", "stitch_count"],
];

/** The same problem at the field as the call spells it: `text.heightMm` is `text.height_mm` there. */
export const textFieldToWire = (field: string): string =>
  SPELLINGS.reduce((said, [rule, wire]) => respelled(said, rule, wire), field);

/** And back, for a form that names its fields as the rules do. */
export const textFieldFromWire = (field: string): string =>
  SPELLINGS.reduce((said, [rule, wire]) => respelled(said, wire, rule), field);

/** What came of a call that embroiders, refused at the fields of the call (EMB-43). */
export const atWireFields = <Value>(result: Result<Value>): Result<Value> =>
  result.ok
    ? result
    : refuse(...result.problems.map((one) => ({ ...one, field: textFieldToWire(one.field) })));

/** Wherever in the call the text stands: `text.…`, `items.2.text.…`, `rows.2.text.…`. */
function respelled(field: string, from: string, to: string): string {
  const end = `text.${from}`;
  const isThere = field === end || field.endsWith(`.${end}`);
  return isThere ? `${field.slice(0, -from.length)}${to}` : field;
}
