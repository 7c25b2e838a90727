import { isAllowed, type Allowance } from "../allowances.ts";
import type { Finding } from "../finding.ts";
import type { Export } from "../reading/exports.ts";
import { placeOf } from "../reading/place.ts";
import { resolveImport } from "../reading/resolve.ts";
import type { Source } from "../reading/source.ts";

/**
 * Names that are exported and that no other file imports, and names of the product that only tests import.
 * `allowed` are files whose names are taken by other means than an import.
 */
export function exportFindings(
  sources: readonly Source[],
  known: ReadonlySet<string>,
  allowed: readonly Allowance[],
): Finding[] {
  const takers = takersOf(sources, known);
  return sources
    .filter(({ file }) => !isAllowed(file, allowed))
    .flatMap(({ file, exports }) =>
      exports.flatMap((each) => {
        const by = takers.get(`${file} ${each.name}`) ?? [];
        const message = complaint(file, each, by);
        return message ? [{ file, line: each.line, rule: "export", message }] : [];
      }),
    );
}

function complaint(file: string, { name, usedInside }: Export, by: readonly string[]) {
  if (by.length === 0) {
    return usedInside
      ? `no other file imports "${name}". Do not export it.`
      : `nothing uses "${name}". Take it out.`;
  }
  const onlyTests = !placeOf(file).isTest && by.every((taker) => placeOf(taker).isTest);
  if (!onlyTests || usedInside) return undefined;
  return `only tests use "${name}" (${by[0]}). Give it its caller, or take it out with its tests.`;
}

/** By `file name`: the files that import the name. */
function takersOf(
  sources: readonly Source[],
  known: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const takers = new Map<string, string[]>();
  for (const { file, imports, words } of sources) {
    for (const { specifier, takes } of imports) {
      if (specifier === undefined) continue;
      const target = resolveImport(file, specifier, known);
      if (target.kind !== "file") continue;
      for (const name of takes ?? ["default", ...words.keys()]) {
        const key = `${target.file} ${name}`;
        const before = takers.get(key);
        if (before) before.push(file);
        else takers.set(key, [file]);
      }
    }
  }
  return takers;
}
