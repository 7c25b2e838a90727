import { askAgainAfter, type Placing } from "@placket/domain/checkout/placing";
import { useEffect, useRef } from "react";

/** Runs something later; gives what calls it off. Tests give a clock of their own. */
export type After = (ms: number, run: () => void) => () => void;

export const browserAfter: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Asks by itself for an order without an answer, slower and slower, a bounded number of times. */
export function useAskingAgain(
  placing: Placing,
  ask: () => Promise<void>,
  after: After = browserAfter,
): { readonly isGivenUp: boolean } {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isSilent = placing.phase === "unanswered" || placing.phase === "lost";
  const wait = isSilent ? askAgainAfter(placing) : undefined;
  useEffect(
    () => (wait === undefined ? undefined : after(wait, () => void latest.current())),
    [wait, after],
  );
  return { isGivenUp: isSilent && wait === undefined };
}
