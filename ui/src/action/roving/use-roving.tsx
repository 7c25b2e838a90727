import { useState, type KeyboardEvent } from "react";

/** What each control of the group takes. */
export interface RovingStop {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

/**
 * One stop of the Tab key for a row of buttons: the arrow keys, Home and End lead from one to the next, round
 * and round, and Tab comes back to the one that was left (ARIA's toolbar). `first` is where Tab comes first.
 */
export function useRoving(first: number): {
  readonly stop: (index: number) => RovingStop;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [at, setAt] = useState<number | undefined>(undefined);
  return {
    stop: (index) => ({
      tabIndex: index === (at ?? first) ? 0 : -1,
      onFocus: () => setAt(index),
    }),
    onKeyDown: (event) => {
      const buttons = [...event.currentTarget.querySelectorAll("button")];
      const from = buttons.findIndex((button) => button === event.target);
      const step = STEPS[event.key];
      if (from < 0 || !step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      buttons[(step(from, buttons.length) + buttons.length) % buttons.length]?.focus();
    },
  };
}

const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from) => from + 1,
  ArrowDown: (from) => from + 1,
  ArrowLeft: (from) => from - 1,
  ArrowUp: (from) => from - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
