import type { Tracked } from "@placket/domain/analytics/tracked";
import { ACTIONS } from "@placket/domain/analytics/actions.data";
import { session } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";

interface Carried {
  /** What was done on pages on which nobody listens, in its order. */
  readonly waiting: readonly Tracked[];
  /** What is told once of a cart: `beginCheckout 7f…`. */
  readonly once: readonly string[];
}

const NOTHING: Carried = { waiting: [], once: [] };

/** As much is kept at most. */
const MOST = 50;

function isCarried(kept: unknown): kept is Carried {
  if (typeof kept !== "object" || kept === null) return false;
  const { waiting, once } = kept as Partial<Record<keyof Carried, unknown>>;
  return Array.isArray(once) && Array.isArray(waiting) && waiting.every(isTracked);
}

const isTracked = (one: unknown) =>
  typeof one === "object" &&
  one !== null &&
  "facts" in one &&
  "action" in one &&
  Object.hasOwn(ACTIONS, String(one.action));

/** Kept with consent alone, and as long as the tab. */
const CARRIED = session("trackedEvents", isCarried, { category: "analytics" });

const now = () => readStored(CARRIED) ?? NOTHING;

/** Keeps what was done here for the next page on which somebody listens. */
export function carry(tracked: Tracked): void {
  const before = now();
  writeStored(CARRIED, { ...before, waiting: [...before.waiting, tracked].slice(-MOST) });
}

/** What was carried here, which is forgotten with that. */
export function takeCarried(): readonly Tracked[] {
  const { waiting, once } = now();
  if (waiting.length > 0) writeStored(CARRIED, { waiting: [], once });
  return waiting;
}

/** Whether this is the first time in this tab; from then on it is not. */
export function isFirst(what: string): boolean {
  const before = now();
  if (before.once.includes(what)) return false;
  writeStored(CARRIED, { ...before, once: [...before.once, what].slice(-MOST) });
  return true;
}
