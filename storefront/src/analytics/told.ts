import type { Tracked } from "@placket/domain/analytics/tracked";
import { observable } from "../events/observable.ts";

/** What became of something that a shopper did. */
type Fate = "told" | "carried" | "not told";

/** One line of what the debug window shows. */
export interface ToldLine {
  readonly id: number;
  readonly what: Tracked | string;
  readonly fate: Fate;
}

const MOST = 100;

/** What was done since the page came, and what became of it; the latest first. Nothing of it leaves the page. */
export const toldHere = observable<readonly ToldLine[]>([]);

export function note(what: Tracked | string, fate: Fate): void {
  toldHere.set((before) =>
    [{ id: (before[0]?.id ?? 0) + 1, what, fate }, ...before].slice(0, MOST),
  );
}
