/** Anything that is shorter than this stays where it is: a reference is a dozen characters itself. */
const WORTH_SHARING = 32;

interface Tree {
  [key: string]: unknown;
}

/** Stands where a part stood that is kept once among the shared ones. */
interface Reference {
  readonly $: number;
}

/**
 * JSON in which equal objects and lists stand once, however often they occur: the variants of a product
 * have the same pictures, prices and rules many times over. Values must be plain data.
 */
export function writeShared(value: unknown): string {
  const seen = countParts(value);
  const places = new Map<string, number>();
  const shared: unknown[] = [];
  const inner = (part: Tree): unknown =>
    Array.isArray(part)
      ? part.map(outer)
      : Object.fromEntries(Object.entries(part).map(([key, one]) => [key, outer(one)]));
  const outer = (part: unknown): unknown => {
    if (!isTree(part)) return part;
    const text = JSON.stringify(part);
    // What looks like a reference itself is kept among the shared parts, where none is looked for.
    const isShared = (seen.get(text) ?? 0) > 1 && text.length >= WORTH_SHARING;
    if (!isShared && !Object.hasOwn(part, "$")) return inner(part);
    const place = places.get(text) ?? shared.push(undefined) - 1;
    if (!places.has(text)) {
      places.set(text, place);
      shared[place] = inner(part);
    }
    return { $: place } satisfies Reference;
  };
  const root = outer(value);
  return JSON.stringify([shared, root]);
}

/** Reads what `writeShared` wrote; equal parts are one object afterwards, so nobody may change them. */
export function readShared(text: string): unknown {
  const [shared, root] = JSON.parse(text) as [Tree[], unknown];
  const filled = (part: Tree): Tree => {
    for (const key of Object.keys(part)) part[key] = resolved(part[key]);
    return part;
  };
  const resolved = (part: unknown): unknown => {
    if (!isTree(part)) return part;
    return Object.hasOwn(part, "$") ? shared[part["$"] as number] : filled(part);
  };
  for (const part of shared) filled(part);
  return resolved(root);
}

/** How often each object and list occurs, by its JSON; what is inside a repeated one counts once. */
function countParts(value: unknown): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const visit = (part: unknown): void => {
    if (!isTree(part)) return;
    const text = JSON.stringify(part);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    if (times === 0) Object.values(part).forEach(visit);
  };
  visit(value);
  return seen;
}

const isTree = (part: unknown): part is Tree => typeof part === "object" && part !== null;
