import type { Part } from "./part.ts";

/** Posts on one page of the blog. */
export const POSTS_PER_PAGE = 10;

/** Where a post of the blog stands (ROUTE-13). */
export const postPath = (id: number): string => `/cblog/post/view/id/${id}`;

/** The first picture of what staff wrote; undefined where there is none. */
export function firstPicture(parts: readonly Part[]): string | undefined {
  for (const { values, entries } of parts) {
    const [first] = entries;
    if ("picture" in values) return values.picture;
    if (first && "picture" in first) return first.picture;
  }
  return undefined;
}
