import { lookupPath } from "@placket/domain/routing/page-path";
import { isStorePath } from "@placket/domain/routing/store-path";
import { addressOfPage } from "../catalog/catalog-pages.ts";
import type { Ctx } from "../context.ts";
import { localPath } from "../http/local-path.ts";
import { redirects } from "../routing/redirects.ts";
import { wayFrom, type Page } from "../routing/routing.ts";
import type { StoreView } from "../store/store-view.ts";

/** Where a store view has no such page. */
const HOME = "/";

/**
 * The address at which another store view has the page of an address: its own for a product or category that it has,
 * the same for the store's own pages, else its home. `/koksjacka?color=navy` gives `/chef-coat?color=navy`.
 */
export async function pathInView(ctx: Ctx, address: string, view: StoreView): Promise<string> {
  const local = localPath(address);
  const path = lookupPath(local);
  if (path === undefined) return HOME;
  if (isStorePath(path)) return local;
  const rules = ctx.held(redirects);
  const way = await wayFrom(ctx, path, rules);
  const there = { ...ctx, store: view };
  // What no rule of the server knows may be known there all the same: staff write redirects for one view.
  const wanted = way ? (addressOfPage(there, way.page) ?? way.at) : path;
  const found = await wayFrom(there, wanted, rules);
  if (!found || (way && !isSamePage(found.page, way.page))) return HOME;
  const query = local.split("?")[1];
  return `/${wanted}${query === undefined ? "" : `?${query}`}`;
}

/** A page of content is the same by its path: a store view may have words of its own there. */
const isSamePage = (one: Page, other: Page) =>
  one.type === other.type && (one.type === "cms" || one.id === other.id);
