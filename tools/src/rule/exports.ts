import { isAllowed, namedElsewhere, type Allowance } from "../allowances.ts";
import type { Finding } from "../finding.ts";
import type { Export } from "../reading/exports.ts";
import { placeOf } from "../reading/place.ts";
import { resolveImport } from "../reading/resolve.ts";
import type { Source } from "../reading/source.ts";

/**
 * Names that are exported and that no other file imports, and names of the product that only tests import.
 * What is loaded whole, `import("./page.ts")`, gives the names that stand somewhere on the floor that loads it.
 */
export function exportFindings(
  sources: readonly Source[],
  known: ReadonlySet<string>,
  allowed: readonly Allowance[] = namedElsewhere,
): Finding[] {
  const takers = takersOf(sources, known);
  return sources
    .filter(({ file }) => !isAllowed(file, allowed))
    .flatMap(({ file, exports }) =>
      exports.flatMap((each) => {
        const message = complaint(file, each, takers(file, each.name));
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
  const onlyTests = !isForTests(file) && by.every(isForTests);
  if (!onlyTests || usedInside) return undefined;
  return `only tests use "${name}" (${by[0]}). Give it its caller, or take it out with its tests.`;
}

/** Tests, their tables of cases, and the journeys. */
function isForTests(file: string): boolean {
  return placeOf(file).isTest || file.endsWith(".cases.ts") || file.startsWith("e2e/");
}

/** Which files import a name of a file. */
function takersOf(sources: readonly Source[], known: ReadonlySet<string>) {
  const byName = new Map<string, string[]>();
  const whole = new Map<string, string[]>();
  for (const { file, imports } of sources) {
    for (const { specifier, takes } of imports) {
      const target = specifier === undefined ? undefined : resolveImport(file, specifier, known);
      if (target?.kind !== "file") continue;
      if (takes) for (const name of takes) add(byName, `${target.file} ${name}`, file);
      else add(whole, target.file, file);
    }
  }
  const saying = wordsOf(sources);
  return (file: string, name: string): readonly string[] => {
    const loaders = (whole.get(file) ?? []).flatMap((loader) =>
      name === "default" ? [loader] : saying(placeOf(loader).floor, name),
    );
    return [...(byName.get(`${file} ${name}`) ?? []), ...loaders.filter((by) => by !== file)];
  };
}

/** Which files of a floor say a word. */
function wordsOf(sources: readonly Source[]) {
  const files = new Map<string, string[]>();
  for (const { file, words } of sources) {
    for (const word of words.keys()) add(files, `${placeOf(file).floor} ${word}`, file);
  }
  return (floor: string, word: string): readonly string[] => files.get(`${floor} ${word}`) ?? [];
}

function add(to: Map<string, string[]>, key: string, file: string): void {
  const before = to.get(key);
  if (before) before.push(file);
  else to.set(key, [file]);
}
