/** Where a browser stands, without its host. `search` and `hash` carry their `?` and `#`, or are empty. */
export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of an absolute or relative URL. */
export function addressOf(href: string, base = "http://localhost/"): Address {
  const url = new URL(href, base);
  return { path: url.pathname, search: url.search, hash: url.hash };
}

export function hrefOf({ path, search, hash }: Address): string {
  return path + search + hash;
}

/** The path of a store URL: category and product URLs may come absolute (ROUTE-22, ROUTE-41). */
export function pathOfUrl(url: string | null | undefined): string {
  if (!url) return NO_URL;
  if (/^[a-z]+:\/\//i.test(url)) return new URL(url).pathname;
  return url.startsWith("/") ? url : `/${url}`;
}

/** What a missing category path becomes (ROUTE-42). */
const NO_URL = "/NO-URL";

/** A path in the form by which registered addresses are compared: one slash in front, none behind. */
export function normalPath(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  return `/${trimmed}`;
}
