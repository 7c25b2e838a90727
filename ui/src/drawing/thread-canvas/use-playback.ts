import { useEffect, useReducer, useRef, useState } from "react";
import { nextPlayback, type Playback, type Speed } from "./playback.ts";

interface PlaybackOptions {
  /** Stitches of the whole design. */
  readonly total: number;
  /** Changes with the design: a new one is shown whole. */
  readonly of: unknown;
  /** Set by the owner, or left to the canvas. */
  readonly value: number | undefined;
  readonly onChange: ((stitches: number) => void) | undefined;
}

/** A sewing-out that only ever starts by hand. */
export function usePlayback({ total, of, value, onChange }: PlaybackOptions) {
  const [state, send] = useReducer(nextPlayback, START);
  const [shownOf, setShownOf] = useState(of);
  if (shownOf !== of) {
    setShownOf(of);
    if (!state.playing) send({ type: "scrubbed", stitches: Infinity });
  }
  const made = Math.min(total, Math.floor(state.stitches));
  // The owner leads by a new number; the old one does not hold back the slider.
  const [led, setLed] = useState<number | undefined>(undefined);
  if (led !== value) {
    setLed(value);
    if (value !== undefined && Math.min(total, value) !== made) {
      send({ type: "scrubbed", stitches: value });
    }
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (!state.playing) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(at) {
      send({ type: "passed", ms: Math.max(0, at - last), total });
      last = at;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [state.playing, total]);
  const told = useRef(made);
  useEffect(() => {
    if (told.current === made) return;
    told.current = made;
    tell.current?.(made);
  }, [made]);
  return {
    stitches: made,
    playing: state.playing,
    speed: state.speed,
    press: () => send({ type: "pressed", total }),
    scrub: (stitches: number) => send({ type: "scrubbed", stitches }),
    chooseSpeed: (speed: Speed) => send({ type: "speed", speed }),
  };
}

/** Everything is sewn, however much that is. */
const START: Playback = { stitches: Infinity, playing: false, speed: 30 };
