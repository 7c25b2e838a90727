import { useEffect, useState } from "react";

/**
 * Whether what moves by itself stands still: somebody points at it or has the focus in it (`held` goes to its element),
 * its window is not looked at, or whoever looks wants less motion.
 */
export function useStill() {
  const [isHeld, hold] = useState(false);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setCalm(wish.matches || document.hidden);
    look();
    wish.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      wish.removeEventListener("change", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const held = {
    onMouseEnter: () => hold(true),
    onMouseLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
  return { isStill: isHeld || isCalm, held };
}
