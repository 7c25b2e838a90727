import { useEffect } from "react";

/**
 * Tells the styles what is seen of the window while something is open: a phone's keys cover a part of it, and the
 * window itself stays as high as it was. What is enlarged with two fingers is left alone.
 */
export function useSeenWindow(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!isOpen || !seen) return undefined;
    const { style } = document.documentElement;
    const forget = () => {
      style.removeProperty("--seen-height");
      style.removeProperty("--seen-from");
    };
    const tell = () => {
      // A value at the root has all of the page's styles found anew: none is set while everything is seen.
      const isWhole = seen.height >= window.innerHeight;
      if (isWhole || seen.scale > ENLARGED) return forget();
      style.setProperty("--seen-height", `${seen.height}px`);
      style.setProperty("--seen-from", `${seen.offsetTop}px`);
    };
    tell();
    seen.addEventListener("resize", tell);
    seen.addEventListener("scroll", tell);
    return () => {
      seen.removeEventListener("resize", tell);
      seen.removeEventListener("scroll", tell);
      forget();
    };
  }, [isOpen]);
}

/** From so many times on somebody has enlarged it: a browser rounds its own scale. */
const ENLARGED = 1.01;
