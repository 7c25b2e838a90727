import { HINDRANCES, type Hindrance } from "@placket/domain/routing/hindrance";
import { EVERY_VIEW, waysOf } from "@placket/domain/routing/redirect";
import { isStorePath } from "@placket/domain/routing/store-path";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import type { Redirects } from "./redirects.ts";
import { wayFrom } from "./routing.ts";
import type { RedirectRow } from "./routing.sql.ts";

/** Something that keeps shoppers from being led by a rule, and the names of the store views where it does. */
export interface Hindered {
  readonly hindrance: Hindrance;
  readonly storeViews: readonly string[];
}

/** What keeps shoppers from being led by a rule among others, in each store view that it holds in. */
export async function hindrancesOf(
  ctx: Ctx,
  rule: RedirectRow,
  others: Redirects,
): Promise<Hindered[]> {
  const { from } = waysOf(rule);
  if (from === undefined) return [];
  const rules = { byRequest: byRequestWith(rule, from, others) };
  const { views: all } = ctx.held(stores);
  const holding = all.filter(({ id }) => [id, EVERY_VIEW].includes(rule.storeViewId));
  const views = holding.filter(({ id }) => rules.byRequest(id, from) === rule);
  // A view's own rule goes first by intent: it is told where no view is left.
  if (holding.length > 0 && views.length === 0) {
    return [{ hindrance: "covered", storeViews: holding.map(({ name }) => name) }];
  }
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

/** The others may be of a moment ago: this rule is among them, wherever it was held before. */
const byRequestWith =
  (rule: RedirectRow, from: string, others: Redirects): Redirects["byRequest"] =>
  (view, path) => {
    const found = others.byRequest(view, path);
    const isIn = path === from && [view, EVERY_VIEW].includes(rule.storeViewId);
    return isIn && (!found || goesFirst(rule, found)) ? rule : found;
  };

/** As `redirectsOf` finds them: a view's own rule goes before that of every view, of two the older one. */
function goesFirst(rule: RedirectRow, found: RedirectRow): boolean {
  if (rule.storeViewId !== found.storeViewId) return rule.storeViewId !== EVERY_VIEW;
  return rule.id <= found.id;
}
