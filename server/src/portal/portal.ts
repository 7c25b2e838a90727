import { toBase64 } from "@placket/contract/base64";
import { landingOf, namedPortal } from "@placket/domain/customer/named-portal";
import { usernameParts } from "@placket/domain/customer/username";
import { mustSignIn } from "@placket/domain/portal/forced-login";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  defaultCategoryPath,
  isInForce,
  showsAreas,
  PORTAL_NOTICES,
  type Portal,
  type PortalNotice,
  type PortalNotices,
} from "@placket/domain/store/portal";
import type { Ctx } from "../context.ts";
import { ownPortal, portalInForce } from "../store/portal-of.ts";
import { portalNamed, portalNumbered } from "../store/portal-tries.ts";
import { settingsOf } from "../store/store-config.ts";

const NO_SUCH_PORTAL = problem("portal.noSuchPortal");

/**
 * The portal of a code, for whoever comes to its login (PORTAL-19). One that is neither active nor asks anybody to sign
 * in is nobody's any more.
 */
export function portalOfCode(ctx: Ctx, code: string): Result<Portal> {
  const found = portalNamed(ctx, code);
  if (!found.ok) return found;
  return found.value && showsAreas(found.value) ? ok(found.value) : refuse(NO_SUCH_PORTAL);
}

/** The asker's own portal by its id (PORTAL-21): who belongs elsewhere learns as little of it as of one that is not there. */
export function profileOf(ctx: Ctx, id: number): Result<Portal> {
  const own = ownPortal(ctx);
  return own?.id === id ? ok(own) : refuse(NO_SUCH_PORTAL);
}

/** What stands on the login of a portal: for whoever knows its code. The rest is for members. */
const FOR_STRANGERS: ReadonlySet<PortalNotice> = new Set([
  "aboveLoginDetails",
  "belowLoginDetails",
  "disclaimer",
]);

const SILENT = Object.fromEntries(PORTAL_NOTICES.map((notice) => [notice, ""])) as Record<
  PortalNotice,
  string
>;

/** What a portal says to whoever asks (PORTAL-18): all of it to its members, to strangers what stands on its login. */
export function noticesFor(ctx: Ctx, portal: Portal | undefined): PortalNotices {
  if (!portal || !showsAreas(portal)) return SILENT;
  if (ownPortal(ctx)?.id === portal.id) return portal.notices;
  const said = PORTAL_NOTICES.filter((notice) => FOR_STRANGERS.has(notice));
  return {
    ...SILENT,
    ...Object.fromEntries(said.map((notice) => [notice, portal.notices[notice]])),
  };
}

/** The same by its id. Ids are drawn by chance: whoever knows one was told it. */
export function noticesOfId(ctx: Ctx, id: number): Result<PortalNotices> {
  const found = portalNumbered(ctx, id);
  return found.ok ? ok(noticesFor(ctx, found.value)) : found;
}

/**
 * Whether a username belongs to a portal (PORTAL-20), by the code that it carries and by nothing else: nobody learns from
 * it who has an account.
 */
export function portalOfUsername(ctx: Ctx, username: string): Result<Portal | undefined> {
  const { code } = usernameParts(username.trim());
  if (code === undefined) return ok(undefined);
  const found = portalNamed(ctx, code);
  return found.ok ? ok(found.value && showsAreas(found.value) ? found.value : undefined) : found;
}

/**
 * Where an address leads in a portal, if elsewhere (ROUTE-60): whoever must sign in to the login, with the code that they
 * came by and a way back to the start (ROUTE-36); from a default category its members to their own one, guests to the
 * login of the portal that it is of, and everybody else home (ROUTE-11).
 */
export function portalRedirect(
  ctx: Ctx,
  { path, search }: { readonly path: string; readonly search: string },
): Result<string | undefined> {
  const own = ownPortal(ctx);
  const code = namedPortal({ path, code: new URLSearchParams(search).get("code") });
  const named = code === undefined ? ok(own) : portalNamed(ctx, code);
  if (!named.ok) return named;
  const portal = named.value;
  const isLed = mustSignIn({
    path,
    isRequired: portal && showsAreas(portal) ? portal.forceLogin : undefined,
    isPortalStore: settingsOf(ctx).isPortal,
    isExempt: isSignedIn(ctx),
  });
  if (isLed) return ok(loginPath("/", code));
  const landing = landingOf(path);
  return landing === undefined ? ok(undefined) : fromLanding(ctx, path, landing);
}

/** What a page is drawn with for the members of a portal is asked in nobody's name. */
const isSignedIn = ({ principal }: Ctx): boolean =>
  principal.kind !== "guest" || principal.organizationId !== null;

function fromLanding(ctx: Ctx, path: string, code: string): Result<string | undefined> {
  const own = portalInForce(ctx);
  if (own) {
    const landing = defaultCategoryPath(own.code);
    return ok(path === landing ? undefined : landing);
  }
  const named = code === "" ? ok(undefined) : portalNamed(ctx, code);
  if (!named.ok) return named;
  const portal = named.value;
  if (isSignedIn(ctx) || !isInForce(portal)) return ok("/");
  return ok(loginPath(defaultCategoryPath(portal.code), portal.code));
}

/** The login, from which one goes on to a path of this store. */
function loginPath(target: string, code: string | undefined): string {
  const referer = encodeURIComponent(toBase64(target));
  const query = code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
  return `/customer/account/login/referer/${referer}${query}`;
}
