import { useEffect, useRef, type FocusEvent } from "react";

/**
 * Keeps the focus in a place whose buttons go once they were pressed: it falls to the place itself instead of to the
 * page's beginning. Spread what it gives on the place.
 */
export function useFocusStays<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const isGone = last.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) place.current?.focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<Place>) => {
      last.current = target;
    },
  };
}
