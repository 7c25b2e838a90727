import { useRef, type PointerEvent } from "react";
import { swipeStep, type Touch } from "../../catalog/product/gallery-strip.ts";

/** Steps when a finger flicks across: 10 px at least, and 0.3 px in a millisecond (CMS-20). */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Touch>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = touchOf(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current || event.pointerType === "mouse") return;
      const step = swipeStep(from.current, touchOf(event));
      if (step !== 0) onStep(step);
    },
  };
}

const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});
