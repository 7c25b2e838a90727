import { useEffect, useState, type RefObject } from "react";

/** How far outside the window a thing is near, unless said otherwise, in px. */
const NEAR_PX = 300;

/** Whether an element is in the window or near it; once it was, it stays so. */
export function useNearView(element: RefObject<Element | null>, nearPx = NEAR_PX): boolean {
  // Where nobody can say, everything is near.
  const [isNear, setNear] = useState(typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, nearPx]);
  return isNear;
}
