import type { Thread } from "../thread/thread.ts";
import { TRIM_JUMPS } from "./limits.ts";
import { COLOR_CHANGE, JUMP, STITCH, TRIM, type Pattern } from "./pattern.ts";
import { threadSequence } from "./thread-sequence.ts";

/** Where a pair is no point: what follows it says what the machine does between two points. */
const BETWEEN = -32_768;

/**
 * What is drawn of a pattern and no machine reads: pairs of x and y in 0.1 mm, 16 bits each, little-endian; a pair for each needle penetration, and
 * `(-32768, command)` where the thread is cut, changed or led on to the next point (EMB-17). How it is led is left out,
 * and so are sequins; threads are told beside it.
 */
export function needlePoints({ cmd, x, y }: Pattern): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(cmd.length * 4));
  let length = 0;
  const write = (one: number, other: number) => {
    view.setInt16(length, one, true);
    view.setInt16(length + 2, other, true);
    length += 4;
  };
  for (let at = 0; at < cmd.length; at += 1) {
    const command = cmd[at] as number;
    if (command === STITCH) write(x[at] as number, y[at] as number);
    else if (command === TRIM || command === COLOR_CHANGE) write(BETWEEN, command);
    else if (isCutBy(cmd, at)) write(BETWEEN, TRIM);
    else if (cmd[at - 1] !== command) write(BETWEEN, JUMP);
  }
  return new Uint8Array(view.buffer.slice(0, length));
}

/** Whether a machine cuts at this jump: files that have no word for it jump several times instead. */
function isCutBy(cmd: Uint8Array, at: number): boolean {
  for (let back = 0; back < TRIM_JUMPS; back += 1) if (cmd[at - back] !== JUMP) return false;
  return cmd[at - TRIM_JUMPS] !== JUMP;
}

/** The pattern that these points draw, as they came: 16 bits each, little-endian; an odd one at the end is left out. */
export function patternOfPoints(
  bytes: ArrayBuffer,
  threads: readonly (Thread | undefined)[],
): Pattern {
  const pairs = pointsIn(bytes);
  const count = pairs.length >> 1;
  const [cmd, x, y] = [new Uint8Array(count), new Int32Array(count), new Int32Array(count)];
  let changes = 0;
  for (let at = 0; at < count; at += 1) {
    const command = commandAt(pairs, at);
    // Led on, the hoop stands at the next point; cut or changed, it stays where it is.
    const point = command === JUMP ? nextPoint(pairs, at) : at;
    const stays = command === TRIM || command === COLOR_CHANGE;
    cmd[at] = command;
    x[at] = (stays ? x[at - 1] : pairs[point * 2]) ?? 0;
    y[at] = (stays ? y[at - 1] : pairs[point * 2 + 1]) ?? 0;
    if (command === COLOR_CHANGE) changes += 1;
  }
  return { cmd, x, y, threads: threadSequence(threads, count === 0 ? 0 : changes + 1) };
}

function pointsIn(bytes: ArrayBuffer): Int16Array {
  const view = new DataView(bytes);
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, at) => view.getInt16(at * 2, true));
}

function commandAt(pairs: Int16Array, at: number): number {
  if (pairs[at * 2] !== BETWEEN) return STITCH;
  const command = pairs[at * 2 + 1];
  return command === TRIM || command === COLOR_CHANGE ? command : JUMP;
}

/** The place of the next point after a pair; behind the end where there is none. */
function nextPoint(pairs: Int16Array, after: number): number {
  let at = after + 1;
  while (at * 2 < pairs.length && pairs[at * 2] === BETWEEN) at += 1;
  return at;
}

/**
 * What two patterns have alike that pierce the same cloth: their penetrations in their order, from their lower left
 * corner, each once; cuts, colors and where the hoop begins do not count.
 */
export function penetrations({ cmd, x, y }: Pattern): Int32Array<ArrayBuffer> {
  const points: number[] = [];
  let [left, bottom] = [Infinity, Infinity];
  for (let at = 0; at < cmd.length; at += 1) {
    if (cmd[at] !== STITCH) continue;
    const [px, py] = [x[at] as number, y[at] as number];
    if (points.at(-2) === px && points.at(-1) === py) continue;
    points.push(px, py);
    left = Math.min(left, px);
    bottom = Math.min(bottom, py);
  }
  return Int32Array.from(points, (value, at) => value - (at % 2 === 0 ? left : bottom));
}
