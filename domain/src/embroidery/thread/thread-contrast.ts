import { colorDifference, lightness } from "./color-difference.ts";
import type { Thread } from "./thread.ts";

/** From so much difference to the cloth on, in CIEDE2000, a name is read across a room. */
const READS_FROM = 38;
/** Suggestions differ by at least so much from each other: three kinds of navy are one suggestion. */
const APART_FROM = 16;

/** Whether letters of a thread are easily read on a cloth; `true` where either color is unknown. */
export function readsWell(thread: Pick<Thread, "color">, cloth: string): boolean {
  return (colorDifference(thread.color, cloth) ?? READS_FROM) >= READS_FROM;
}

/**
 * The `most` threads that read best on a cloth (`#rrggbb`), no two of them alike. Of those that read well the ones first
 * that differ most in lightness: turquoise is further from burgundy than white is, and flickers on it. There may be fewer,
 * or none where the cloth's color is unknown.
 */
export function suggestedThreads<One extends Pick<Thread, "color">>(
  among: readonly One[],
  cloth: string,
  most: number,
): readonly One[] {
  const ground = lightness(cloth);
  if (ground === undefined) return [];
  const reading = among
    .filter((thread) => readsWell(thread, cloth))
    .map((thread) => ({ thread, contrast: Math.abs((lightness(thread.color) ?? ground) - ground) }))
    .toSorted((one, other) => other.contrast - one.contrast);
  const suggested: One[] = [];
  for (const { thread } of reading) {
    const isAlike = suggested.some(
      ({ color }) => (colorDifference(color, thread.color) ?? 0) < APART_FROM,
    );
    if (!isAlike) suggested.push(thread);
    if (suggested.length === most) break;
  }
  return suggested;
}
