import { badBody } from "./body-refused.ts";

/** Deeper than any body that the store reads. */
const DEPTH_MAX = 8;

/** Values of one name, or what belongs below it by the next part of the name. */
type Node = string[] | Branch;
interface Branch extends Map<string, Node> {}

/**
 * The fields of a form, put where their names say, as PHP's forms write them: `data[id]=2` is `{data: {id: "2"}}`,
 * `ids[]=1` a list of one. A name that comes twice is a list, and so is what is numbered from 0 without a gap.
 * @throws BodyRefused for names too deep, and for one that is a value here and holds others there
 */
export function nestedFields(
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of entries) put(root, partsOf(name), value);
  // `fromEntries` defines what it is given: no name reaches the prototype.
  return Object.fromEntries([...root].map(([name, node]) => [name, valueOf(node)]));
}

/** `a[b][]` is a, b and the next number; a name that is not written so is one part. */
function partsOf(name: string): readonly string[] {
  const written = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name);
  const [, first = name, rest = ""] = written ?? [];
  const parts = [first, ...rest.slice(1, -1).split("][")];
  if (parts.length > DEPTH_MAX) throw badBody("its names go too deep");
  return written ? parts : [name];
}

function put(branch: Branch, [part = "", ...rest]: readonly string[], value: string): void {
  const key = part === "" ? String(branch.size) : part;
  const known = branch.get(key);
  const isLeaf = rest.length === 0;
  if (known && Array.isArray(known) !== isLeaf)
    throw badBody("a field is a value and holds others");
  if (isLeaf) {
    if (Array.isArray(known)) known.push(value);
    else branch.set(key, [value]);
    return;
  }
  const below: Branch = known instanceof Map ? known : new Map();
  branch.set(key, below);
  put(below, rest, value);
}

function valueOf(node: Node): unknown {
  if (Array.isArray(node)) return node.length === 1 ? node[0] : node;
  const values = [...node].map(([key, below]): [string, unknown] => [key, valueOf(below)]);
  const isList = values.every(([key], index) => key === String(index));
  return isList ? values.map(([, value]) => value) : Object.fromEntries(values);
}
