import { useEffect, useState, type RefObject } from "react";

/** Whether any of an element is in the window; false until the browser has looked. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setInSight(latest.isIntersecting);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
