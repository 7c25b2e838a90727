import type { Principal } from "@placket/domain/access/principal";
import type { Db } from "./db/database.ts";
import type { Held } from "./held/held.ts";
import type { Log } from "./http/log.ts";
import type { Client } from "./session/session.ts";
import type { Settings } from "./settings.ts";
import type { StoreView } from "./store/store-view.ts";

/** The only place where the server reads the clock. Tests give their own. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** A browser that asks with a session of its own. */
export interface Browser {
  /** Of its session. */
  readonly token: string;
  /** Has it keep another one from now on. */
  readonly keepToken: (token: string) => void;
}

/** Everything a use-case may know about the call: who asks, in which store, when, and with what at hand. */
export interface Ctx {
  readonly db: Db;
  readonly principal: Principal;
  readonly store: StoreView;
  readonly now: Date;
  readonly log: Log;
  readonly settings: Settings;
  /** What the process keeps, asked for by the holding of the room that owns it: `ctx.held(taxes)`. */
  readonly held: Held;
  /** Where a call came from; the store's own work comes from nowhere. */
  readonly client?: Client;
  /** Minutes for which the network that a page is drawn for is told of no portal (`portalNamed`); 0 or absent else. */
  readonly portalPause?: number;
  /** Whether the caller has closed the connection and waits for no answer: long work need not begin. */
  readonly isGone?: () => boolean;
  /** The session by which it is asked; guests have none. */
  readonly sessionId?: number | undefined;
  /** The browser whose cookie carries the session, where the answer can give it another token. */
  readonly browser?: Browser | undefined;
  /** What the caller sent to show that no machine is asking: the header `X-ReCaptcha`. */
  readonly botProof?: string | undefined;
  /** A secret of whoever places an order, by which they are known when they ask again: `X-Placing-Key`. */
  readonly placingKey?: string | undefined;
  /** A secret of a browser that brought logos while nobody was signed in: its cookie `placket_logos`. */
  readonly logosToken?: string | undefined;
  /** By what a guest's comparison is known: the browser's cookie `placket_compare`. */
  readonly compareUid?: string | undefined;
  /** Whether the browser says that data be not sold or shared: the header `Sec-GPC` (Global Privacy Control). */
  readonly hasPrivacySignal?: boolean;
  /** What the browser's visitor consented to, as the browser keeps it: its cookie `cookie-consent`. */
  readonly consentCookie?: string | undefined;
  /** The page that asks, as browsers say it: the header `X-Page-Location`. */
  readonly pageLocation?: string | undefined;
  /** By what Meta's own script, where a shop has it, knows this browser: its cookies `_fbp` and `_fbc`. */
  readonly metaIds?: { readonly fbp?: string | undefined; readonly fbc?: string | undefined };
  /** A secret of a browser that brought something for a review, or voted about one: its cookie `placket_reviewer`. */
  readonly reviewerToken?: string | undefined;
}
