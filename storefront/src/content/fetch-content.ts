import {
  shownBlog,
  shownPage,
  type ShownBlog,
  type ShownPage,
} from "@placket/contract/content/content.codec";
import type { Shop } from "../api/shop.ts";
import { withTiles, type DrawnParts } from "./drawn-parts.ts";

/** A page that staff wrote, with the products that its parts show at first. */
export type DrawnPage = ShownPage & DrawnParts;

/** A page of the blog's list, counted from 1. */
export interface DrawnBlog extends ShownBlog {
  readonly page: number;
}

/** A page or post by its id; without one it is the blog, of which `?p=2` is the second page. */
export const fetchContent = (
  shop: Shop,
  id: number | undefined,
  search: string,
): Promise<DrawnPage | DrawnBlog> =>
  id === undefined ? fetchBlog(shop, search) : fetchPage(shop, id);

async function fetchBlog(shop: Shop, search: string): Promise<DrawnBlog> {
  const asked = new URLSearchParams(search).get("p") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return { page, ...shownBlog(await shop.call("blogPosts", { query: { page } })) };
}

async function fetchPage(shop: Shop, id: number): Promise<DrawnPage> {
  const page = shownPage(await shop.call("pageInfo", { query: { id } }));
  return { ...page, ...(await withTiles(shop, page.parts)) };
}
