import { differenceCiede2000, modeLab65, modeRgb, parseHex, useMode } from "culori/fn";
import type { Thread } from "./thread.ts";
import { threads } from "./threads.data.ts";

/** A thread and how far its color is from the one asked for, in CIEDE2000: about 1 is just seen. */
interface NearestThread {
  readonly thread: Thread;
  readonly distance: number;
}

/**
 * The thread whose color looks most like `color` (`#rrggbb` or `#rgb`); of equals the first. A word
 * that is no such color is answered with `undefined`.
 */
export function nearestThread(
  color: string,
  among: readonly Thread[] = threads,
): NearestThread | undefined {
  const wanted = labOf(color);
  let nearest: NearestThread | undefined;
  if (!wanted) return nearest;
  for (const thread of among) {
    const lab = labOf(thread.color);
    const apart = lab ? difference(wanted, lab) : Infinity;
    if (apart < (nearest?.distance ?? Infinity)) nearest = { thread, distance: apart };
  }
  return nearest;
}

useMode(modeRgb);
const toLab = useMode(modeLab65);
const difference = differenceCiede2000();
const labs = new Map<string, ReturnType<typeof toLab>>();
/** So many colors are kept: the catalogue, and what a drawing or a shop's own list adds. */
const LABS_KEPT = 1000;

function labOf(color: string) {
  const known = labs.get(color);
  if (known) return known;
  const parsed = HEX.test(color) ? parseHex(color) : undefined;
  if (!parsed) return undefined;
  const lab = toLab(parsed);
  if (labs.size < LABS_KEPT) labs.set(color, lab);
  return lab;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
