import { ASK_AGAIN_MS } from "@placket/domain/checkout/placing";
import { DAY_MS } from "@placket/domain/durations";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { withNewest } from "./newest.ts";

/** An order that this browser asked for and knows no last word of. */
export interface KeptPlacing {
  readonly cartId: string;
  /** When it was asked for, in ms; every ask has its own. */
  readonly since: number;
  /**
   * The store has answered since: the order stood, or was refused. Before that an open cart proves nothing: the
   * request may be on its way still.
   */
  readonly isAnswered: boolean;
}

/** The orders without a last word, the newest first; one of another day is nobody's any more. */
export function keptPlacings(): readonly KeptPlacing[] {
  return Object.entries(readStored(storageKeys.placings) ?? {})
    .map(([cartId, kept]) => ({ cartId, ...kept }))
    .filter(({ since }) => Date.now() - since < DAY_MS)
    .toSorted((one, other) => other.since - one.since);
}

/** Keeps for every tab that the order of a cart is asked for from now on; gives when that was. */
export function beginPlacing(cartId: string): number {
  const since = Date.now();
  write(cartId, { since, isAnswered: false });
  return since;
}

/** The store has answered what was asked then. */
export function keepAnswered(cartId: string, since: number): void {
  if (isAskedAt(cartId, since)) write(cartId, { since, isAnswered: true });
}

/** There is a last word: of what was asked then, where a time is given, or of whatever was asked. */
export function endPlacing(cartId: string, since?: number): void {
  if (since !== undefined && !isAskedAt(cartId, since)) return;
  const { [cartId]: _, ...others } = readStored(storageKeys.placings) ?? {};
  if (Object.keys(others).length === 0) removeStored(storageKeys.placings);
  else writeStored(storageKeys.placings, others);
}

/** Whether an order was asked for so long ago that its request will hardly arrive, without a word since. */
export const isUnheard = ({ since, isAnswered }: Omit<KeptPlacing, "cartId">): boolean =>
  !isAnswered && Date.now() - since >= UNHEARD_MS;

const UNHEARD_MS = ASK_AGAIN_MS.reduce((sum, ms) => sum + ms, 0);

const isAskedAt = (cartId: string, since: number) =>
  readStored(storageKeys.placings)?.[cartId]?.since === since;

function write(cartId: string, kept: Omit<KeptPlacing, "cartId">): void {
  writeStored(storageKeys.placings, withNewest(readStored(storageKeys.placings), cartId, kept));
}
