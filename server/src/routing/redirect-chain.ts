import { REDIRECTS_MAX, waysOf } from "@placket/domain/routing/redirect";
import type { Db } from "../db/database.ts";
import { selectRulesAt } from "./redirect-admin.sql.ts";
import type { RedirectRow } from "./routing.sql.ts";

/**
 * All rules that have a say in where somebody arrives who comes by one of the paths, or goes on from `target`, in the
 * order in which they were made. A rule that begins at such a path is judged among these as among all there are.
 */
export async function rulesAlong(
  db: Db,
  paths: readonly string[],
  target?: string,
): Promise<RedirectRow[]> {
  const before = await reached(db, new Set(paths), { by: "to", gives: "from" });
  const begun = new Set([...before.paths, ...(target === undefined ? [] : [target])]);
  const behind = await reached(db, begun, { by: "from", gives: "to" });
  const byId = new Map([...before.rules, ...behind.rules].map((rule) => [rule.id, rule]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

type End = "from" | "to";

/** Goes from path to path along the rules, one way, as far as an address is followed. */
async function reached(
  db: Db,
  begun: ReadonlySet<string>,
  { by, gives }: { readonly by: End; readonly gives: End },
): Promise<{ readonly rules: readonly RedirectRow[]; readonly paths: ReadonlySet<string> }> {
  const paths = new Set(begun);
  const rules: RedirectRow[] = [];
  let next = begun;
  for (let step = 0; step <= REDIRECTS_MAX && next.size > 0; step += 1) {
    const found = await selectRulesAt(db, by, next);
    rules.push(...found);
    const ends = found.flatMap((rule) => waysOf(rule)[gives] ?? []);
    next = new Set(ends.filter((path) => !paths.has(path)));
    for (const path of next) paths.add(path);
  }
  return { rules, paths };
}
