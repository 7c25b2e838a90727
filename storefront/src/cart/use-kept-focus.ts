import { useEffect, useRef } from "react";

/**
 * Where focus goes when what had it leaves as `state` changes: to its place, not to nowhere. While what is
 * shown is not known yet, `state` is undefined.
 */
export function useKeptFocus(state: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== state;
    before.current = state;
    if (isChanged && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return place;
}
