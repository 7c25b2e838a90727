import { EVERY_VIEW, waysOf } from "@placket/domain/routing/redirect";
import { holding } from "../held/held.ts";
import { selectRewrites, type RedirectRow } from "./routing.sql.ts";

/** Redirect rules by their paths. */
export interface Redirects {
  /** The rule of an address without slashes around and `.html` behind; a store view's own before that of every view. */
  byRequest(storeViewId: number, path: string): RedirectRow | undefined;
  /** The first rule that leads there. */
  byTarget(storeViewId: number, path: string): RedirectRow | undefined;
}

/** All of them, held in the process: an address that leads nowhere costs the database nothing. */
export const redirects = holding<Redirects>({
  name: "redirects",
  followsDatabase: true,
  open: async ({ db }) => redirectsOf(await selectRewrites(db)),
});

/** By store view and path. */
type Index = ReadonlyMap<number, ReadonlyMap<string, RedirectRow>>;

type PathOf = (rule: RedirectRow) => string | undefined;

/** Rules in the order in which they were made. */
export function redirectsOf(rules: readonly RedirectRow[]): Redirects {
  const finder = (pathOf: PathOf) => {
    const index = indexed(rules, pathOf);
    return (storeViewId: number, path: string) =>
      index.get(storeViewId)?.get(path) ?? index.get(EVERY_VIEW)?.get(path);
  };
  return {
    byRequest: finder((rule) => waysOf(rule).from),
    byTarget: finder((rule) => waysOf(rule).to),
  };
}

/** Of two rules for one path the older one holds. */
function indexed(rules: readonly RedirectRow[], pathOf: PathOf): Index {
  const index = new Map<number, Map<string, RedirectRow>>();
  for (const rule of rules) {
    const ofView = index.get(rule.storeViewId) ?? new Map<string, RedirectRow>();
    index.set(rule.storeViewId, ofView);
    const path = pathOf(rule);
    if (path !== undefined && !ofView.has(path)) ofView.set(path, rule);
  }
  return index;
}
