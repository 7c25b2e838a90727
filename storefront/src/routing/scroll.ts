import { timing } from "@placket/domain/timings-and-sizes";

/** Places kept at most; the oldest go first. */
const MAX_PLACES = 50;

export interface ScrollMemory {
  /** Notes the place of a history entry, once scrolling has rested. */
  note(key: string, top: number): void;
  /** Saves what is noted at once, as when the page is left. */
  flush(): void;
  /** The saved place of a history entry, in CSS px from the top. */
  placeOf(key: string): number | undefined;
}

interface ScrollStore {
  read(): Readonly<Record<string, number>>;
  write(places: Readonly<Record<string, number>>): void;
}

interface Timer {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

/** Scroll places by history entry, kept for the tab's life. */
export function scrollMemory(store: ScrollStore, timer: Timer): ScrollMemory {
  let waiting: { key: string; top: number; handle: unknown } | undefined;
  const save = () => {
    if (!waiting) return;
    const { key, top, handle } = waiting;
    waiting = undefined;
    timer.clear(handle);
    const { [key]: _, ...others } = store.read();
    const kept = Object.entries(others).slice(-(MAX_PLACES - 1));
    store.write({ ...Object.fromEntries(kept), [key]: top });
  };
  return {
    note(key, top) {
      // Another entry's place is due before this one replaces it.
      if (waiting && waiting.key !== key) save();
      if (waiting) timer.clear(waiting.handle);
      waiting = { key, top, handle: timer.set(save, timing.scrollSave) };
    },
    flush: save,
    placeOf: (key) => (waiting?.key === key ? waiting.top : store.read()[key]),
  };
}
