import { lookupPath } from "@placket/domain/routing/page-path";
import type { LookupType } from "@placket/domain/routing/page-type";
import { REDIRECT_CODES, REDIRECTS_MAX, waysOf } from "@placket/domain/routing/redirect";
import { isStorePage } from "@placket/domain/routing/store-path";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";
import { redirects, type Redirects } from "./redirects.ts";
import type { Rewrite } from "./routing.sql.ts";

/** What an address leads to. */
interface ResolvedUrl {
  readonly type: LookupType;
  readonly id: number;
  readonly storeId: number;
  /** 301 or 302 when the address has moved, 0 otherwise. */
  readonly redirectCode: number;
  /** The path to go to, with a slash in front; empty without a redirect. */
  readonly redirectUrl: string;
}

/** A page by its type and the entity it shows; 0 for pages without one. */
export type Page = Pick<ResolvedUrl, "type" | "id">;

/** How a room finds the pages it owns: by the path without slashes around. Rooms are asked in turn. */
type PageFinder = (ctx: Ctx, path: string) => Page | undefined | Promise<Page | undefined>;

/** The rooms that have pages with addresses of their own. */
export const pageFinders = slot<PageFinder>("page finders");

/**
 * Finds the page of an address: what a room's finder knows, or what a rewrite leads to (ROUTE-24 to
 * ROUTE-26). Refuses an address that leads nowhere.
 */
export async function resolveUrl(ctx: Ctx, address: string): Promise<Result<ResolvedUrl>> {
  const path = lookupPath(address);
  if (path === undefined) return refuse(problem("routing.unreadablePath", "urlcode"));
  const way = await wayFrom(ctx, path, ctx.held(redirects));
  if (!way) return refuse(problem("routing.noSuchPage", "urlcode"));
  const { page, at, redirectCode } = way;
  const redirectUrl = redirectCode === 0 ? "" : `/${at}`;
  return ok({ ...page, storeId: ctx.store.id, redirectCode, redirectUrl });
}

/** Where somebody arrives who asks for a path. */
interface Way {
  readonly page: Page;
  /** The path at which it stands. */
  readonly at: string;
  /** What the first rule on the way answers with; 0 where none did. */
  readonly redirectCode: number;
}

/** The page at a path, or the one that rules lead to; `undefined` where they lead nowhere. */
export async function wayFrom(
  ctx: Ctx,
  path: string,
  rules: Pick<Redirects, "byRequest">,
): Promise<Way | undefined> {
  let at = path;
  let redirectCode = 0;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const page = await pageAt(ctx, at);
    if (page) return { page, at, redirectCode };
    if (step > 0 && isStorePage(at)) return toStorePage(at, redirectCode);
    const rewrite = rules.byRequest(ctx.store.id, at);
    const target = rewrite && waysOf(rewrite).to;
    if (target === undefined) return undefined;
    redirectCode ||= rewrite?.redirectCode ?? 0;
    at = target;
  }
  return undefined;
}

/** Such a page is known by its path alone: it is shown under no other, and whoever asks for an alias is led there. */
const toStorePage = (at: string, redirectCode: number): Way => ({
  page: { type: "store_page", id: 0 },
  at,
  redirectCode: redirectCode || REDIRECT_CODES.temporary,
});

/** The redirect rules of an address, by request and, when asked, by target (ROUTE-57, ROUTE-59). */
export function redirectRules(
  ctx: Ctx,
  address: string,
  alsoByTarget: boolean,
): Result<{ byRequest: Rewrite | undefined; byTarget: Rewrite | undefined }> {
  const path = lookupPath(address);
  if (path === undefined) return refuse(problem("routing.unreadablePath", "urlCode"));
  const rules = ctx.held(redirects);
  return ok({
    byRequest: rules.byRequest(ctx.store.id, path),
    byTarget: alsoByTarget ? rules.byTarget(ctx.store.id, path) : undefined,
  });
}

/** Pages with an address of their own that is no entity's. */
const FIXED: Readonly<Record<string, LookupType>> = {
  "customer/account/login": "login",
  "checkout/cart": "cart",
  "catalogsearch/result": "search",
};

async function pageAt(ctx: Ctx, path: string): Promise<Page | undefined> {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed) return { type: fixed, id: 0 };
  for (const find of ctx.held(pageFinders)) {
    const page = await find(ctx, path);
    if (page) return page;
  }
  return undefined;
}
