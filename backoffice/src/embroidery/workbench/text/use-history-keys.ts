import { type RefObject, useEffect } from "react";
import { historyKey, type HistoryEvent } from "./draft-history.ts";

/** Undoes and does again by the usual keys, from every field of a bench. */
export function useHistoryKeys(
  bench: RefObject<HTMLElement | null>,
  send: (event: HistoryEvent) => void,
): void {
  useEffect(() => {
    const place = bench.current;
    const press = (event: KeyboardEvent) => {
      const type = historyKey(event);
      if (!type) return;
      // The browser would undo within the field alone, and not what was chosen beside it.
      event.preventDefault();
      send({ type });
    };
    place?.addEventListener("keydown", press);
    return () => place?.removeEventListener("keydown", press);
  }, [bench, send]);
}
