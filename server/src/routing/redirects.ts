import { holding } from "../held/held.ts";
import { selectRewrites, type Rewrite, type StoredRewrite } from "./routing.sql.ts";

/** The redirect rules, held in the process: an address that leads nowhere costs the database nothing. */
interface Redirects {
  /** The rule of an address without slashes around and `.html` behind; a store view's own before that of every view. */
  byRequest(storeViewId: number, path: string): Rewrite | undefined;
  /** The first rule that leads there. */
  byTarget(storeViewId: number, path: string): Rewrite | undefined;
}

export const redirects = holding<Redirects>({
  name: "redirects",
  followsDatabase: true,
  open: async ({ db }) => redirectsOf(await selectRewrites(db)),
});

const EVERY_VIEW = 0;

/** By store view and path. */
type Index = ReadonlyMap<number, ReadonlyMap<string, Rewrite>>;

function redirectsOf(rules: readonly StoredRewrite[]): Redirects {
  const finder = (pathOf: (rule: Rewrite) => string) => {
    const index = indexed(rules, pathOf);
    return (storeViewId: number, path: string) =>
      index.get(storeViewId)?.get(path) ?? index.get(EVERY_VIEW)?.get(path);
  };
  return {
    byRequest: finder(({ requestPath }) => requestPath),
    byTarget: finder(({ targetPath }) => targetPath),
  };
}

/** Of two rules for one path the older one holds. */
function indexed(rules: readonly StoredRewrite[], pathOf: (rule: Rewrite) => string): Index {
  const index = new Map<number, Map<string, Rewrite>>();
  for (const rule of rules) {
    const ofView = index.get(rule.storeViewId) ?? new Map<string, Rewrite>();
    index.set(rule.storeViewId, ofView);
    const path = plain(pathOf(rule));
    if (!ofView.has(path)) ofView.set(path, rule);
  }
  return index;
}

const plain = (path: string) => path.replace(/^\//, "").replace(/\.html$/, "");
