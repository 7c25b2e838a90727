import type { Pattern } from "./pattern.ts";

/** Raised whenever the form below changes, so that old hashes never match by accident. */
const FORM = 1;

/**
 * The canonical bytes of a pattern, for whoever has a SHA-256 at hand: the number of the form, the
 * number of records and of threads, the commands, x, y (all little-endian, whatever the machine),
 * then number and color of each thread, each ended by a zero. Names of threads are left out: they
 * may be translated. Equal bytes mean equal sewing.
 */
export function patternBytes({ cmd, x, y, threads }: Pattern): Uint8Array {
  const text = threads.map(({ number, color }) => `${number}\0${color}\0`).join("");
  const bytes = new Uint8Array(12 + cmd.length * 9 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, FORM, true);
  view.setUint32(4, cmd.length, true);
  view.setUint32(8, threads.length, true);
  bytes.set(cmd, 12);
  const atX = 12 + cmd.length;
  const atY = atX + cmd.length * 4;
  for (let i = 0; i < cmd.length; i += 1) {
    view.setInt32(atX + i * 4, x[i] as number, true);
    view.setInt32(atY + i * 4, y[i] as number, true);
  }
  const atText = atY + cmd.length * 4;
  for (let i = 0; i < text.length; i += 1) {
    view.setUint16(atText + i * 2, text.charCodeAt(i), true);
  }
  return bytes;
}
