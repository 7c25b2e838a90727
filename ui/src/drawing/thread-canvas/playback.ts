/** Stitches that a machine sews in a minute; the speeds of a sewing-out are multiples of it. */
const MACHINE_PER_MINUTE = 800;

/** How many times faster than the machine a sewing-out may run. */
export const SPEEDS = [10, 30, 100] as const;
export type Speed = (typeof SPEEDS)[number];

/** A sewing-out: how many stitches are made, with fractions between two pictures. */
export interface Playback {
  readonly stitches: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

type PlaybackEvent =
  | { readonly type: "pressed"; readonly total: number }
  | { readonly type: "scrubbed"; readonly stitches: number }
  | { readonly type: "speed"; readonly speed: Speed }
  | { readonly type: "passed"; readonly ms: number; readonly total: number };

/** Play starts over at the end; scrubbing pauses; the end pauses. */
export function nextPlayback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case "pressed":
      if (state.playing) return { ...state, playing: false };
      return {
        ...state,
        playing: event.total > 0,
        stitches: state.stitches >= event.total ? 0 : state.stitches,
      };
    case "scrubbed":
      return { ...state, playing: false, stitches: event.stitches };
    case "speed":
      return { ...state, speed: event.speed };
    case "passed":
      return advanced(state, event.ms, event.total);
  }
}

function advanced(state: Playback, ms: number, total: number): Playback {
  if (!state.playing) return state;
  const made = (ms / 60_000) * MACHINE_PER_MINUTE * state.speed;
  const stitches = Math.min(total, state.stitches + made);
  return { ...state, stitches, playing: stitches < total };
}
