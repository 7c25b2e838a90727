/** What was typed into the box for pieces and put right by it, as long as the press lasts that has left the box. */
export interface RefusedEntry {
  readonly note: (pieces: number) => void;
  /** Undefined where the press did not leave the box, or nothing was put right. */
  readonly pieces: () => number | undefined;
}

/** A press begins with one of these; the one that leaves the box has begun before the box puts its number right. */
const BEGINNINGS = ["pointerdown", "keydown"] as const;

/** What is pressed out of the box hears what was asked for, not what the box has made of it (EMB-22). */
export function openRefusedEntry(): RefusedEntry {
  let refused: number | undefined;
  const forget = () => {
    refused = undefined;
  };
  return {
    note: (pieces) => {
      refused = pieces;
      for (const type of BEGINNINGS) addEventListener(type, forget, { capture: true, once: true });
    },
    pieces: () => refused,
  };
}
