import { useState } from "react";

/**
 * Makes a change of what stands in a form that is still open. Without a network it is not made, not even later:
 * `wasOffline` says so until it is tried again. Held, as other changes are (API-03), it would bring into the cart what
 * stood in the form at the press, whatever stands there by then (EMB-51, decision 0107).
 */
export function useUnheld() {
  const [wasOffline, setOffline] = useState(false);
  const make = (change: () => void) => {
    const { onLine } = navigator;
    setOffline(!onLine);
    if (onLine) change();
  };
  return { wasOffline, make };
}
