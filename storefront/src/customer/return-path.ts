import { fromBase64 } from "@placket/contract/from-base64";
import { isPagePath } from "@placket/domain/routing/is-page-path";
import type { Place } from "../page/page.ts";
import { hrefOf, type Address } from "../routing/address.ts";
import { hrefTo, matchRoute, routes } from "../routing/routes.ts";

/** The query parameter that carries where to go after a login; in a path it is the segment behind `referer`. */
export const REDIRECT = "redirect";

/** The base64 that an address of the login carries, in its path or as a parameter (ACCT-03, reading 8). */
export function redirectCodeOf({ params, address }: Pick<Place, "params" | "address">): string {
  return params["redirectUri"] ?? new URLSearchParams(address.search).get(REDIRECT) ?? "";
}

/** Where whoever signed in goes: what the address says, else the account (ACCT-02). */
export function targetOf(place: Pick<Place, "params" | "address">): string {
  return returnPath(redirectCodeOf(place)) ?? hrefTo("account");
}

/**
 * The address that a code stands for (ROUTE-07): of its characters only those of base64 count, in either
 * alphabet; what comes out is an address of this very site, and none that leads back to the login.
 */
export function returnPath(code: string): string | undefined {
  const text = fromBase64(code.replaceAll(/[^A-Za-z0-9+/=_,\- ]/g, ""));
  const address = text === undefined ? undefined : addressHere(text);
  if (!address || !isPagePath(address.path)) return undefined;
  const isLogin = matchRoute(address.path)?.type === routes.login.type;
  return isLogin ? undefined : hrefOf(address);
}

/** Only what is a path in every browser's eyes: `//host`, `/\host` and `/\t/host` lead elsewhere. */
function addressHere(text: string): Address | undefined {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // A path may turn into another host's once it is resolved a second time, as `/.//host` does.
  return origin === HERE && !pathname.startsWith("//")
    ? { path: pathname, search, hash }
    : undefined;
}

const HERE = "http://here.invalid";
