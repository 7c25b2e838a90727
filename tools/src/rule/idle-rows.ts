import type { Finding } from "../finding.ts";
import { placeOf } from "../reading/place.ts";
import { resolveImport } from "../reading/resolve.ts";
import type { Source } from "../reading/source.ts";

/**
 * Rows of a table that nothing reads, where all others are read by their names, `timing.accordion`. A table that
 * is also used as a whole, walked or looked into by a key, has no idle rows that could be told from here.
 */
export function idleRowFindings(sources: readonly Source[], known: ReadonlySet<string>): Finding[] {
  const product = sources.filter(({ file }) => !isForTests(file));
  const reads = readsOf(product, known);
  return product.flatMap(({ file, tables }) =>
    tables.flatMap(({ name, rows }) => {
      const read = reads.get(`${file} ${name}`);
      if (!read || read === "whole" || read.size === 0) return [];
      return rows
        .filter((row) => !read.has(row.name))
        .map((row) => ({
          file,
          line: row.line,
          rule: "idle row",
          message: `nothing reads "${name}.${row.name}". It comes in with what reads it.`,
        }));
    }),
  );
}

/** By `file table`: the rows that are read by name, or that it is used whole. */
function readsOf(sources: readonly Source[], known: ReadonlySet<string>) {
  const reads = new Map<string, Set<string> | "whole">();
  for (const { file, tableUses } of sources) {
    for (const { specifier, table, rows } of tableUses) {
      const target = specifier === undefined ? undefined : resolveImport(file, specifier, known);
      if (target && target.kind !== "file") continue;
      const key = `${target?.file ?? file} ${table}`;
      const before = reads.get(key) ?? new Set();
      if (rows === undefined || before === "whole") reads.set(key, "whole");
      else reads.set(key, new Set([...before, ...rows]));
    }
  }
  return reads;
}

/** What a test alone reads is read by nothing that ships. */
function isForTests(file: string): boolean {
  return placeOf(file).isTest || file.endsWith(".cases.ts");
}
