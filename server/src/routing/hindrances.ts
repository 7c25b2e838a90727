import { HINDRANCES, type Hindrance } from "@placket/domain/routing/hindrance";
import { EVERY_VIEW, waysOf } from "@placket/domain/routing/redirect";
import { isStorePath } from "@placket/domain/routing/store-path";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import type { Redirects } from "./redirects.ts";
import { wayFrom } from "./routing.ts";
import type { StoredRewrite } from "./routing.sql.ts";

/** Something that keeps shoppers from being led by a rule, and the names of the store views where it does. */
export interface Hindered {
  readonly hindrance: Hindrance;
  readonly storeViews: readonly string[];
}

/** What keeps shoppers from being led by a rule among others, in each store view that it holds in. */
export async function hindrancesOf(
  ctx: Ctx,
  rule: StoredRewrite,
  others: Redirects,
): Promise<Hindered[]> {
  const { from } = waysOf(rule);
  if (from === undefined) return [];
  const rules = { byRequest: byRequestWith(rule, from, others) };
  const views = ctx.held(stores).views.filter(({ id }) => rules.byRequest(id, from) === rule);
  const found = await Promise.all(
    views.map(async (store) => ({
      name: store.name,
      hindrance: await hindranceOf({ ...ctx, store }, from, rules),
    })),
  );
  const byHindrance = Map.groupBy(found, ({ hindrance }) => hindrance);
  return HINDRANCES.flatMap((hindrance) => {
    const storeViews = byHindrance.get(hindrance)?.map(({ name }) => name);
    return storeViews ? [{ hindrance, storeViews }] : [];
  });
}

/** The same resolver finds it that leads shoppers. */
async function hindranceOf(
  ctx: Ctx,
  from: string,
  rules: Pick<Redirects, "byRequest">,
): Promise<Hindrance | undefined> {
  if (isStorePath(from)) return "store_path";
  const way = await wayFrom(ctx, from, rules);
  if (!way) return "no_target";
  return way.at === from ? "page_there" : undefined;
}

/** The others may be of a moment ago: where this rule begins, it is the one that holds, or a store view's own. */
const byRequestWith =
  (rule: StoredRewrite, from: string, others: Redirects): Redirects["byRequest"] =>
  (view, path) => {
    const found = others.byRequest(view, path);
    if (path !== from) return found;
    const isIn = rule.storeViewId === view || rule.storeViewId === EVERY_VIEW;
    const isHidden = rule.storeViewId === EVERY_VIEW && found?.storeViewId === view;
    return isIn && !isHidden ? rule : found;
  };
