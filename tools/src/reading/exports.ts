import type { EcmaScriptModule } from "oxc-parser";

/** One name that a file gives to others, types included. */
export interface Export {
  /** `default` for what has no name of its own. */
  readonly name: string;
  readonly line: number;
  /** Whether the file itself uses what it exports. */
  readonly usedInside: boolean;
}

/** What a module declares and exports; `words` says how often each identifier stands in it. */
export function readExports(
  { staticExports }: EcmaScriptModule,
  words: ReadonlyMap<string, number>,
  lineOf: (offset: number) => number,
): Export[] {
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest === null)
    .map(({ exportName, localName, start }) => ({
      name: exportName.name ?? "default",
      line: lineOf(localName.start ?? start),
      usedInside: (words.get(localName.name ?? "") ?? 0) > 1,
    }));
}
