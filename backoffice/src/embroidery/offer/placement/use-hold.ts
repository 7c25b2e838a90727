import { useRef, type PointerEvent } from "react";

/** A way on the screen or on a picture; its unit is said where it is used. */
export interface Moved {
  readonly x: number;
  readonly y: number;
}

/**
 * Something that a pointer, a finger or a pen takes hold of and moves: `onMove` is told what it was when it was taken,
 * and how far it has come since, in CSS px. Nothing happens until it has moved by {@link SLACK_PX}.
 */
export function useHold<Held>(held: Held, onMove: (from: Held, by: Moved) => void) {
  const taken = useRef<{ readonly from: Held; readonly at: Moved; isMoved: boolean }>(undefined);
  const isFar = ({ x, y }: Moved) => Math.max(Math.abs(x), Math.abs(y)) >= SLACK_PX;
  const release = () => {
    taken.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      taken.current = { from: held, at: { x: event.clientX, y: event.clientY }, isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = taken.current;
      if (!now) return;
      const by = { x: event.clientX - now.at.x, y: event.clientY - now.at.y };
      if (!now.isMoved && !isFar(by)) return;
      now.isMoved = true;
      onMove(now.from, by);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** A press whose finger trembles moves nothing. */
const SLACK_PX = 3;
