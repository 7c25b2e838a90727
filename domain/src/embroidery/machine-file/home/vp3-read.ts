import { ok, problem, refuse, type Result } from "../../../problem.ts";
import { COLOR_CHANGE, JUMP, STITCH, TRIM } from "../../pattern/pattern.ts";
import type { Thread } from "../../thread/thread.ts";
import { ByteReader } from "./byte-reader.ts";
import type { MachineFile, ReadOptions } from "../machine-file.ts";
import { checkSize, RecordList, withThreads } from "../record-list.ts";
import { LONGEST_VP3_STITCH, VP3 } from "./vp3-layout.ts";

/** How a VP3 file begins. */
export function hasVp3Mark(bytes: Uint8Array): boolean {
  return Array.from("%vsm%").every((letter, i) => bytes[i] === letter.charCodeAt(0));
}

/** A longer step of two bytes is a travel, in 0.1 mm; shorter ones are long stitches. */
const FAR = 255;

/** What came before a step. */
type Since = "stitch" | "cut" | "travel";

/**
 * Whether a step of two bytes is a travel: the first one behind a cut is, and so are those after it that one byte would
 * have held, for no stitch is written so.
 */
function isTravel(dx: number, dy: number, since: Since): boolean {
  const reach = Math.max(Math.abs(dx), Math.abs(dy));
  return since === "cut" || reach > FAR || (since === "travel" && reach <= LONGEST_VP3_STITCH);
}

/**
 * Reads a VP3 file block by block; lengths it gives of itself only say where to go on. Refuses what
 * does not begin so, has no stitch or passes a limit; a file that breaks off ends there.
 */
export function readVp3(bytes: Uint8Array, options: ReadOptions = {}): Result<MachineFile> {
  const tooLarge = checkSize(bytes, options);
  if (tooLarge) return refuse(tooLarge);
  if (!hasVp3Mark(bytes)) return refuse(problem("embroidery.unknownMachineFile", "file"));
  const from = new ByteReader(bytes, 6);
  skipText(from);
  from.skip(7);
  skipText(from);
  from.skip(32);
  const center = { x: from.s32be() / VP3.unit, y: from.s32be() / VP3.unit };
  from.skip(27);
  skipText(from);
  from.skip(24);
  skipText(from);
  const blocks = from.u16be();
  const records = new RecordList(bytes.length + 2 * blocks, options);
  const threads: Thread[] = [];
  for (let block = 0; block < blocks && !from.isPast; block += 1) {
    if (block > 0 && !records.add(COLOR_CHANGE, 0, 0)) break;
    const thread = readBlock(from, { bytes, records, center });
    if (!thread) break;
    threads.push(thread);
  }
  const pattern = records.finish(withThreads(options, threads));
  return pattern.ok ? ok({ format: "vp3", pattern: pattern.value, defects: [] }) : pattern;
}

interface Place {
  readonly bytes: Uint8Array;
  readonly records: RecordList;
  readonly center: { readonly x: number; readonly y: number };
}

/** `undefined` where a limit was passed: nothing more is read. */
function readBlock(from: ByteReader, { bytes, records, center }: Place): Thread | undefined {
  from.skip(3);
  const length = from.s32be();
  const end = Math.min(bytes.length, from.at + Math.max(0, length));
  const x = Math.round(center.x + from.s32be() / VP3.unit);
  const y = Math.round(center.y + from.s32be() / VP3.unit);
  const [dx, dy] = [x - records.x, y - records.y];
  if ((dx !== 0 || dy !== 0) && !records.add(JUMP, dx, dy)) return undefined;
  const thread = readThread(from, bytes);
  from.skip(15 + VP3.begin.length);
  const isRead = readSteps(from, end, records);
  from.at = Math.max(from.at, end);
  return isRead ? thread : undefined;
}

function readThread(from: ByteReader, bytes: Uint8Array): Thread {
  const colors = from.u8();
  from.skip(1);
  let rgb = 0;
  for (let i = 0; i < colors; i += 1) {
    const color = (from.u8() << 16) | from.u16be();
    if (i === 0) rgb = color;
    from.skip(3);
  }
  from.skip(2);
  const number = text(from, bytes);
  const name = text(from, bytes);
  skipText(from);
  return {
    number: /^\d{4}$/.test(number) ? number : "0000",
    name: name || `#${hex(rgb)}`,
    color: `#${hex(rgb)}`,
  };
}

const hex = (rgb: number) => rgb.toString(16).padStart(6, "0");

/** Longer names are cut off, in letters. */
const LONGEST_NAME = 40;

function text(from: ByteReader, bytes: Uint8Array): string {
  const length = from.u16be();
  const own = bytes.subarray(from.at, from.at + Math.min(length, LONGEST_NAME));
  from.skip(length);
  return Array.from(own, (byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "",
  ).join("");
}

function skipText(from: ByteReader): void {
  const length = from.u16be();
  from.skip(length);
}

function readSteps(from: ByteReader, end: number, records: RecordList): boolean {
  let since: Since = "stitch";
  while (from.at + 1 < end) {
    const [first, second] = [from.u8(), from.s8()];
    if (first !== 0x80) {
      since = "stitch";
      if (!records.add(STITCH, (first << 24) >> 24, 0 - second)) return false;
      continue;
    }
    if (second === VP3.cut[1]) {
      since = "cut";
      if (!records.add(TRIM, 0, 0)) return false;
    }
    if (second !== VP3.far[1] || from.at + 3 >= end) continue;
    const [dx, dy] = [from.s16be(), 0 - from.s16be()];
    const travels = isTravel(dx, dy, since);
    if (!records.add(travels ? JUMP : STITCH, dx, dy)) return false;
    since = travels && since !== "stitch" ? "travel" : "stitch";
  }
  return true;
}
