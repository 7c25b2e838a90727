import { useEffect, useEffectEvent, type RefObject } from "react";

interface ActiveSearch {
  readonly isActive: boolean;
  readonly box: RefObject<HTMLElement | null>;
  /** A press outside of the box, or the focus leaving it. */
  readonly onLeave: () => void;
}

/** While a search is active the page is marked and does not scroll (HEAD-29), and a press outside ends it. */
export function useActiveSearch({ isActive, box, onLeave }: ActiveSearch): void {
  const leave = useEffectEvent((event: Event) => {
    const { target } = event;
    if (target instanceof Node && !box.current?.contains(target)) onLeave();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const root = document.documentElement;
    root.classList.add("search-open");
    const press = (event: Event) => leave(event);
    document.addEventListener("pointerdown", press);
    document.addEventListener("focusin", press);
    return () => {
      root.classList.remove("search-open");
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("focusin", press);
    };
  }, [isActive]);
}
