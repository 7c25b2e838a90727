import { TOKEN_COOKIE } from "@placket/domain/storage/token-cookie";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { ADMIN_PAGES } from "@placket/contract/admin-api";
import {
  GUEST,
  inPunchoutMode,
  SIGNED_OUT,
  type Principal,
} from "@placket/domain/access/principal";
import { PUNCHOUT_COOKIE, STORE_MODE } from "@placket/domain/storage/punchout-cookies";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { FastifyRequest } from "fastify";
import type { Db } from "../db/database.ts";
import type { CookieName } from "../http/cookies.ts";
import { drawnFor } from "./drawn-for.ts";
import { isWrite, provenanceOf } from "./own-page.ts";
import type { SessionUse } from "./session-use.ts";
import type { areaOf as areaOfHolder } from "./session-holder.ts";
import { openSession, pageTokenOf } from "./session.ts";
import type { Carrier } from "./session.sql.ts";

/** Who asks, and by which session; guests have none. */
export interface Asker {
  readonly principal: Principal;
  readonly sessionId?: number;
  /** The session's token, where a browser's cookie brought it. */
  readonly cookieToken?: string;
}

/** The two parts of the store that sessions are of. */
type Area = ReturnType<typeof areaOfHolder>;

interface AskerParts {
  readonly db: Db;
  readonly use: SessionUse;
  readonly storeUrl: string;
  readonly now: Date;
}

/**
 * Who is asking: the one answer for REST, GraphQL, pages and the back office; nothing else reads session
 * cookies and bearers. A cookie of a session that is over makes a guest, of whom it is known whether their page has
 * noticed; a bearer of one is refused: its client would not notice. Refuses a write that a cookie vouches for and a stranger's page may have sent.
 */
export async function principalOf(
  { db, use, storeUrl, now }: AskerParts,
  request: FastifyRequest,
): Promise<Result<Asker>> {
  const drawn = drawnFor();
  if (drawn) return ok({ principal: drawn });
  const kind = areaOf(request);
  const carried = tokenOf(request, kind);
  if (isWrite(request) && carried?.carrier !== "bearer") {
    const from = provenanceOf(request, storeUrl);
    if (!mayWrite(request, kind, from)) return refuse(problem("access.forbidden"));
  }
  const within = kind === "customer" && isPunchoutMode(request) ? inPunchoutMode : unchanged;
  const guest = kind === "customer" && request.cookies[TOKEN_COOKIE] ? SIGNED_OUT : GUEST;
  const nobody = within(guest);
  if (!carried) return ok({ principal: nobody });
  const session = await openSession({ db, now, use }, { ...carried, kind });
  if (session) {
    const { id: sessionId } = session;
    const isCookie = carried.carrier === "cookie";
    const principal = isCookie ? within(session.principal) : session.principal;
    return ok({ principal, sessionId, ...(isCookie ? { cookieToken: carried.token } : {}) });
  }
  return carried.carrier === "bearer"
    ? refuse(problem("access.loginRequired"))
    : ok({ principal: nobody });
}

const unchanged = (principal: Principal): Principal => principal;

/**
 * Whether a browser is in punchout mode (PUNCH-01): a cookie says that it came from a procurement system, or the store
 * mode is punchout, in the address or kept from one (CONF-43). The third sign, a visit that is open, is its session.
 */
function isPunchoutMode({ cookies, query }: Pick<FastifyRequest, "cookies" | "query">): boolean {
  if (cookies[PUNCHOUT_COOKIE] === "1") return true;
  const { [STORE_MODE]: named } = (query ?? {}) as Readonly<Record<string, unknown>>;
  return (typeof named === "string" ? named : cookies[STORE_MODE]) === "punchout";
}

/** The cookie of each kind of session. */
export const SESSION_COOKIES = {
  staff: "placket_staff",
  customer: "placket_session",
} as const satisfies Readonly<Record<Area, CookieName>>;

/**
 * Staff's sessions open the back office and nothing else, customers' everything else. Decided by the route that
 * was matched: an address has many spellings (`/%61dmin`, `http://host/admin`) that lead to the same one.
 */
function areaOf({ routeOptions }: FastifyRequest): Area {
  return routeOptions.url?.startsWith(`${ADMIN_PAGES}/`) ? "staff" : "customer";
}

/** What brings the token. The back office has no clients but browsers. */
function tokenOf(
  { headers, cookies }: FastifyRequest,
  kind: Area,
): { readonly token: string; readonly carrier: Carrier } | undefined {
  const bearer = kind === "customer" && /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const token = cookies[SESSION_COOKIES[kind]];
  // What a page of this very session says of it beside its cookie.
  const isCompanion = bearer && token && bearer === pageTokenOf(token);
  if (bearer && !isCompanion) return { token: bearer, carrier: "bearer" };
  return token ? { token, carrier: "cookie" } : undefined;
}

/**
 * A browser adds cookies to whatever a stranger's page makes it send. The back office hears writes of its own
 * pages only, signing in included; a customer's session too. A cart's cookie alone is no login: programs that
 * say nothing of where they come from may use it, a stranger's page may not.
 */
function mayWrite(
  { cookies }: FastifyRequest,
  kind: Area,
  from: ReturnType<typeof provenanceOf>,
): boolean {
  if (kind === "staff") return from === "own page";
  if (cookies[SESSION_COOKIES.customer]) return from === "own page";
  return from !== "stranger" || !cookies[CART_COOKIE];
}
