import { refuse, type Result } from "@placket/domain/problem";
import { atWireFields } from "./text-fields.codec.ts";

/** Fields of an item that the calls that embroider spell otherwise than the rules of the cart do. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["id", "productId"],
  ["quantity", "qty"],
]);

/** The rules count the items of a call; the calls that embroider have one, which is `data` itself. */
const ONLY_ITEM = "items.0.";

/** The same problem at the field as `data` spells it: `items.0.quantity` is `qty` there. */
function dataField(field: string): string {
  const own = field.startsWith(ONLY_ITEM) ? field.slice(ONLY_ITEM.length) : field;
  return SPELLINGS.get(own) ?? own;
}

/** What came of a call that embroiders one item, refused at the fields of the call (EMB-43, OPEN-15). */
export function atDataFields<Value>(result: Result<Value>): Result<Value> {
  const told = atWireFields(result);
  return told.ok
    ? told
    : refuse(...told.problems.map((one) => ({ ...one, field: dataField(one.field) })));
}
