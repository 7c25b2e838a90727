import { decodeBase64, encodeBase64 } from "./base64.ts";
import { hrefTo, matchRoute, routes } from "./routes.ts";

/**
 * The login address for somebody who is at `path`, which comes back there afterwards (ROUTE-48).
 * None on the home, login and create pages (ROUTE-49).
 */
export function loginHref(path: string): string {
  const match = matchRoute(path.split(/[?#]/)[0] ?? path);
  const bare = match?.name === "home" || match?.type === routes.login.type;
  return bare ? hrefTo("login") : hrefTo("loginReferer", { redirectUri: encodeBase64(path) });
}

/**
 * The return address of a referer segment: decoded and cleaned, `/` when it is not a path of this
 * site (reading 8). A second slash or a backslash after the first would leave the site.
 */
export function returnPath(redirectUri: string): string {
  const path = decodeBase64(redirectUri) ?? "/";
  const isLocal = /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f]/.test(path);
  return isLocal ? path : "/";
}
