import { useEffect, useEffectEvent, useRef } from "react";
import { useAddress } from "../../routing/RouterContext.tsx";

/** A link inside was followed: the menu has done its work. */
export function useCloseOnArrival(close: () => void): void {
  const { path } = useAddress();
  const shownAt = useRef(path);
  const arrive = useEffectEvent((now: string) => {
    if (shownAt.current !== now) close();
    shownAt.current = now;
  });
  useEffect(() => arrive(path), [path]);
}
