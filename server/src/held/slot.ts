import type { Holding } from "./held.ts";

/**
 * A place where a room takes parts of other rooms without knowing them: the address lookup takes the pages
 * that rooms find. The room that asks owns the slot; the others fill it in their `*.room.ts`. It is held
 * like all else: `ctx.held(pageFinders)` gives the parts in the order of the list of rooms.
 */
interface Slot<Part> extends Holding<readonly Part[]> {
  /** What a room puts in. */
  filledWith(...parts: readonly Part[]): Filling;
}

/** Parts on their way into a slot. */
export interface Filling {
  readonly slot: Holding<unknown>;
  readonly parts: readonly unknown[];
}

export function slot<Part>(name: string): Slot<Part> {
  const self: Slot<Part> = {
    name,
    open: () => [],
    filledWith: (...parts) => ({ slot: self, parts }),
  };
  return self;
}
