import { isPagePath } from "../routing/is-page-path.ts";

/** Characters of an address that somebody comes back to. */
const LONGEST = 1024;

/**
 * Whether somebody may be sent to this address: a page of this store, by its path. `//evil.example` and
 * `/\evil.example` name another host, and so may what dots and control characters hide.
 */
export function isRedirectPath(given: string): boolean {
  const [path = ""] = given.split(/[?#]/, 1);
  return (
    given.length <= LONGEST &&
    /^\/(?!\/)/.test(path) &&
    !/[\\\p{Cc}]/u.test(given) &&
    !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) &&
    isPagePath(path)
  );
}
