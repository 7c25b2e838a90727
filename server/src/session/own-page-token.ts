import type { RestCall } from "../http/mount.ts";
import { SESSION_COOKIES } from "./principal-of.ts";
import { pageTokenOf } from "./session.ts";

/** The token that goes with the session of the browser that calls (decision 0038); it may be over. */
export function ownPageToken({ cookie }: Pick<RestCall, "cookie">): string | undefined {
  const session = cookie(SESSION_COOKIES.customer);
  return session === undefined ? undefined : pageTokenOf(session);
}
