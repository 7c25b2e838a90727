import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point, ViewEvent } from "./view.ts";

/** One press of a button or a key. */
export const ZOOM_STEP = 1.5;
const ARROW_PX = 48;

const KEYS: Readonly<Record<string, ViewEvent>> = {
  ArrowLeft: { type: "pan", by: { x: ARROW_PX, y: 0 } },
  ArrowRight: { type: "pan", by: { x: -ARROW_PX, y: 0 } },
  ArrowUp: { type: "pan", by: { x: 0, y: ARROW_PX } },
  ArrowDown: { type: "pan", by: { x: 0, y: -ARROW_PX } },
  "+": { type: "zoom", factor: ZOOM_STEP },
  "=": { type: "zoom", factor: ZOOM_STEP },
  "-": { type: "zoom", factor: 1 / ZOOM_STEP },
  _: { type: "zoom", factor: 1 / ZOOM_STEP },
};

/**
 * Drag, pinch, the wheel with Ctrl, and keys. A plain wheel and, while nothing is hidden, one finger
 * scroll the page as ever.
 */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  { send, fit }: { send: (event: ViewEvent) => void; fit: () => void },
) {
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      // A pinch on a trackpad comes as a wheel with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const notches = event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.3);
      send({ type: "zoom", factor: Math.exp(-notches), at: fromMiddle(element, event) });
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [stage, send]);

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, after);
      const share = other ? 0.5 : 1;
      send({
        type: "pan",
        by: { x: (after.x - before.x) * share, y: (after.y - before.y) * share },
      });
      if (!other) return;
      const factor = distance(after, other) / Math.max(1, distance(before, other));
      const between = { clientX: (after.x + other.x) / 2, clientY: (after.y + other.y) / 2 };
      send({ type: "zoom", factor, at: fromMiddle(stage.current, between) });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = KEYS[event.key];
      if (move) send(move);
      else if (event.key === "0") fit();
      else return;
      event.preventDefault();
    },
  };
}

function fromMiddle(element: Element | null, at: { clientX: number; clientY: number }): Point {
  const box = element?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
