import { useSyncExternalStore } from "react";

/** Where the page is scrolled and which way it went last (HEAD-09). */
interface ScrollState {
  readonly top: number;
  readonly direction: "up" | "down";
}

const START: ScrollState = { top: 0, direction: "down" };
/** Steps in which components hear of scrolling, in px: each step draws once. */
const STEP = 10;

let state = START;
const listeners = new Set<() => void>();

function onScroll() {
  const top = Math.max(0, window.scrollY);
  if (Math.abs(top - state.top) < STEP && top !== 0) return;
  if (top === state.top) return;
  state = { top, direction: top < state.top ? "up" : "down" };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("scroll", onScroll, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("scroll", onScroll);
  };
}

/** A fact about scrolling; the component draws anew only when the fact changes. */
export function useScroll<Fact extends string | number | boolean>(
  fact: (state: ScrollState) => Fact,
): Fact {
  return useSyncExternalStore(
    subscribe,
    () => fact(state),
    () => fact(START),
  );
}
