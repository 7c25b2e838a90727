import { ok, problem, refuse, type Result } from "../problem.ts";

/** An attribute code, in lower case, and what stands behind its `=`. */
export type Pair = readonly [code: string, value: string];

/**
 * Reads `code=value,code=value`. A fragment without `=` belongs to the value before it
 * (`a=1,b=x, y,c=2` gives b the value `x, y`); only the first `=` splits. A value may stand in
 * quotes (`code="a, b=c"`, `""` for a quote), as Magento writes with "fields enclosure".
 */
export function parsePairs(cell: string): Result<Pair[]> {
  const found: { readonly code: string; value: string; readonly isEnclosed: boolean }[] = [];
  let rest = cell;
  while (rest.trim() !== "") {
    const enclosed = ENCLOSED.exec(rest);
    if (enclosed) {
      const value = (enclosed[2] ?? "").replaceAll('""', '"');
      found.push({ code: codeOf(enclosed[1]), value, isEnclosed: true });
      rest = rest.slice(enclosed[0].length);
      continue;
    }
    const end = rest.indexOf(",");
    const fragment = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? "" : rest.slice(end + 1);
    const split = fragment.indexOf("=");
    const last = found.at(-1);
    if (split >= 0) {
      const code = codeOf(fragment.slice(0, split));
      found.push({ code, value: fragment.slice(split + 1), isEnclosed: false });
    } else if (last) last.value += `,${fragment}`;
    else if (fragment.trim() !== "") return refuse(problem("import.badPair", "", fragment.trim()));
  }
  return ok(found.map(({ code, value, isEnclosed }) => [code, isEnclosed ? value : value.trim()]));
}

/** Writes pairs so that `parsePairs` gives them back; quotes only where a value needs them. */
export function formatPairs(pairs: readonly Pair[]): string {
  return pairs.map(([code, value]) => `${code}=${enclose(value)}`).join(",");
}

function enclose(value: string): string {
  const isPlain =
    value === value.trim() &&
    !value.startsWith('"') &&
    !/,[^,]*=/.test(value) &&
    !/,\s*$/.test(value);
  return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
}

function codeOf(text: string | undefined): string {
  return (text ?? "").trim().toLowerCase();
}

/** `code="…"` up to a comma or the end; a quote that closes earlier is part of an ordinary value. */
const ENCLOSED = /^\s*([^=,"]+)="((?:[^"]|"")*)"\s*(?:,|$)/;
