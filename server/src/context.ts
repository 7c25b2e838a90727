import type { Actor } from "@placket/domain/access/actor";
import type { Db } from "./db/database.ts";
import type { Log } from "./http/log.ts";
import type { Settings } from "./settings.ts";
import type { StoreView } from "./store/store-view.ts";
import type { Services } from "./services.ts";

/** The only place where the server reads the clock. Tests give their own. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** Everything a use-case may know about the call: who asks, in which store, when, and with what at hand. */
export interface Ctx {
  readonly db: Db;
  readonly actor: Actor;
  readonly store: StoreView;
  readonly now: Date;
  readonly log: Log;
  readonly settings: Settings;
  /** The process's own long-lived parts: read model, configuration, providers. */
  readonly services: Services;
  /** What the caller sent to show that no machine is asking: the header `X-ReCaptcha`. */
  readonly botProof?: string | undefined;
}
