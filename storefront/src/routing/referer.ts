import { toBase64 } from "@placket/contract/base64";
import { hrefTo, matchRoute, routes } from "./routes.ts";

/**
 * The login address for somebody who is at `path`, which comes back there afterwards (ROUTE-48).
 * None on the home, login and create pages (ROUTE-49).
 */
export function loginHref(path: string): string {
  const match = matchRoute(path.split(/[?#]/)[0] ?? path);
  const bare = match?.name === "home" || match?.type === routes.login.type;
  return bare ? hrefTo("login") : hrefTo("loginReferer", { redirectUri: toBase64(path) });
}
