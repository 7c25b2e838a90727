import { POSTS_PER_PAGE } from "@placket/domain/content/blog";
import { CONTAINERS, PAGE_PLACES, type Location } from "@placket/domain/content/location";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { lookupPath } from "@placket/domain/routing/page-path";
import { FRAME_PLACES, type WidgetLocation } from "@placket/domain/store/frame/frame-place";
import type { Ctx } from "../context.ts";
import type { Page } from "../routing/routing.ts";
import type { LiveDocument } from "./content.sql.ts";
import { contents } from "./contents.ts";

/** How the room finds its pages: by the path (CMS-22). */
export function contentPage(ctx: Ctx, path: string): Page | undefined {
  const found = ctx.held(contents).named("page", ctx.store.id, path);
  return found && { type: "cms", id: found.id };
}

/** A page of the store view, as it is published. */
export function pageById(ctx: Ctx, id: number): Result<LiveDocument> {
  const found = ctx.held(contents).byId("page", ctx.store.id, id);
  return found ? ok(found) : refuse(problem("content.noSuchPage", "id"));
}

/** A page or a post of the blog, as it is published. */
export function pageOrPostById(ctx: Ctx, id: number): Result<LiveDocument> {
  const found = ctx.held(contents).byId("post", ctx.store.id, id);
  return found ? ok(found) : pageById(ctx, id);
}

/** The posts of the blog on a page of it, counted from 1, the newest first (CMS-21). */
export function blogPosts(
  ctx: Ctx,
  page: number,
): { readonly posts: readonly LiveDocument[]; readonly hasMore: boolean } {
  const all = ctx
    .held(contents)
    .all("post", ctx.store.id)
    .toSorted((a, b) => b.liveSince.getTime() - a.liveSince.getTime() || b.id - a.id);
  const end = page * POSTS_PER_PAGE;
  return { posts: all.slice(end - POSTS_PER_PAGE, end), hasMore: all.length > end };
}

/** The same by its path, with or without slashes around. */
export function pageByPath(ctx: Ctx, address: string): Result<LiveDocument> {
  const path = lookupPath(address);
  const found =
    path === undefined ? undefined : ctx.held(contents).named("page", ctx.store.id, path);
  return found ? ok(found) : refuse(problem("content.noSuchPage", "identifier"));
}

/** Blocks by their names, in the order in which they are asked for; of those that there are. */
export const blocksNamed = (ctx: Ctx, names: readonly string[]): readonly LiveDocument[] =>
  names.flatMap((name) => ctx.held(contents).named("block", ctx.store.id, name) ?? []);

/** What stands at a place of header or footer. */
export const widgetsAt = (ctx: Ctx, location: WidgetLocation): readonly LiveDocument[] =>
  ctx.held(contents).blocksAt(ctx.store.id, [location], undefined);

/** What header and footer show, by place: places without a block are left out. */
export const frameBlocks = (ctx: Ctx): ReadonlyMap<Location | null, readonly LiveDocument[]> =>
  Map.groupBy(
    ctx.held(contents).blocksAt(ctx.store.id, FRAME_PLACES, undefined),
    ({ location }) => location,
  );

const ON_PAGES = [...CONTAINERS, ...PAGE_PLACES] as const;

/** What stands on a page by its path, by container; containers without a block are left out (CMS-03). */
export function pageBlocks(
  ctx: Ctx,
  path: string,
): readonly { readonly name: Location; readonly blocks: readonly LiveDocument[] }[] {
  const found = Map.groupBy(
    ctx.held(contents).blocksAt(ctx.store.id, ON_PAGES, path),
    ({ location }) => location,
  );
  return ON_PAGES.flatMap((name) => {
    const blocks = found.get(name);
    return blocks ? [{ name, blocks }] : [];
  });
}
