import { ok, problem, refuse, type Result } from "../../../problem.ts";
import { hoopBounds } from "../../pattern/bounds.ts";
import { COLOR_CHANGE, JUMP, type Pattern, SEQUIN, STITCH, TRIM } from "../../pattern/pattern.ts";
import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import { checkedRecords } from "../checked-records.ts";
import { blockThreads, fixedIndex, fixedThread } from "./fixed-threads.ts";
import { jefThreads } from "./fixed-threads.data.ts";
import { jefHoop } from "./jef-hoop.ts";
import type { MachineFile, ReadOptions } from "../machine-file.ts";
import { checkSize, RecordList, withThreads } from "../record-list.ts";

/** Bytes before the list of colors, of which each takes four, and four for its kind. */
const HEADER = 116;
const COLORS_AT = 24;
const THREAD_KIND = 0x0d;
/** A file of a maker's software holds fewer. */
const MOST_COLORS = 1000;

/** Begins a record of four bytes: the mark, a code, a step; the end has no step. */
const MARK = 0x80;
const CHANGE = 0x01;
const MOVE = 0x02;
const END = 0x10;
/** The longest step of a signed byte that is not the mark. */
const LONGEST_STEP = 127;
/** So many moves on the spot are a cut. */
const CUT_MOVES = 3;

/** Same bytes for the same design: the day in a file says nothing about it. */
const DAY = "20000101000000";

/** Whether a file is laid out as a JEF file, which has no mark: its counts fit, and it has a day. */
export function hasJefLayout(bytes: Uint8Array): boolean {
  const colors = new ByteReader(bytes, COLORS_AT).s32le();
  if (bytes.length < HEADER || colors < 0 || colors > MOST_COLORS) return false;
  const day = bytes.subarray(8, 8 + DAY.length);
  const isDay = day.every((byte) => byte >= 0x30 && byte <= 0x39);
  return isDay && new ByteReader(bytes).s32le() === HEADER + 8 * colors;
}

/**
 * Reads a JEF file. Of its header only colors are believed; a list of moves on the spot is a cut.
 * Refuses what is not laid out so, has no stitch or passes a limit.
 */
export function readJef(bytes: Uint8Array, options: ReadOptions = {}): Result<MachineFile> {
  const tooLarge = checkSize(bytes, options);
  if (tooLarge) return refuse(tooLarge);
  if (!hasJefLayout(bytes)) return refuse(problem("embroidery.unknownMachineFile", "file"));
  const colors = new ByteReader(bytes, COLORS_AT).s32le();
  const list = new ByteReader(bytes, HEADER);
  const threads = Array.from({ length: colors }, () => fixedThread(list.s32le(), jefThreads));
  const records = new RecordList(Math.floor(bytes.length / 2), options);
  readSteps(new ByteReader(bytes, HEADER + 8 * colors), bytes.length, records);
  const pattern = records.finish(withThreads(options, threads));
  return pattern.ok ? ok({ format: "jef", pattern: pattern.value, defects: [] }) : pattern;
}

function readSteps(from: ByteReader, length: number, records: RecordList): void {
  let isCut = false;
  while (from.at + 1 < length) {
    const [first, second] = [from.u8(), from.u8()];
    if (first !== MARK) {
      isCut = false;
      if (!records.add(STITCH, (first << 24) >> 24, (second << 24) >> 24)) return;
      continue;
    }
    if (second === END || from.at + 1 >= length) return;
    const [dx, dy] = [from.s8(), from.s8()];
    const isOnSpot = dx === 0 && dy === 0 && second % 2 === 0;
    if (isOnSpot && isCut) continue;
    isCut = isOnSpot;
    const command = second % 2 === 1 ? COLOR_CHANGE : isOnSpot ? TRIM : JUMP;
    if (!records.add(command, dx, dy)) return;
  }
}

/** Writes a JEF file. Refuses a pattern without stitches, one beyond the limits, and sequins. */
export function writeJef(pattern: Pattern): Result<Uint8Array> {
  if (pattern.cmd.includes(SEQUIN)) {
    return refuse(problem("embroidery.sequinsNotInFormat", "", "JEF"));
  }
  const records = checkedRecords(pattern, { longest: LONGEST_STEP });
  return records.ok ? ok(fileOf(records.value)) : records;
}

function fileOf(records: Pattern): Uint8Array {
  const threads = blockThreads(records);
  const stitches = stitchBytes(records);
  const out = new ByteWriter();
  out.u32le(HEADER + 8 * threads.length);
  out.u32le(0x14);
  out.text(DAY);
  out.u8(0, 0);
  out.u32le(threads.length);
  out.u32le(stitches.length / 2);
  const hoop = jefHoop(hoopBounds(records));
  out.u32le(hoop.code);
  for (const value of hoop.room) out.u32le(value);
  for (const thread of threads) out.u32le(fixedIndex(thread, jefThreads));
  for (let i = 0; i < threads.length; i += 1) out.u32le(THREAD_KIND);
  out.append(stitches);
  return out.finish();
}

function stitchBytes({ cmd, x, y }: Pattern): Uint8Array {
  const out = new ByteWriter();
  let [fromX, fromY] = [0, 0];
  for (let i = 0; i < cmd.length; i += 1) {
    const [dx, dy] = [(x[i] as number) - fromX, (y[i] as number) - fromY];
    [fromX, fromY] = [x[i] as number, y[i] as number];
    const command = cmd[i];
    if (command === TRIM) {
      for (let move = 0; move < CUT_MOVES; move += 1) out.u8(MARK, MOVE, 0, 0);
      continue;
    }
    if (command === COLOR_CHANGE) out.u8(MARK, CHANGE);
    // A move on the spot would be a cut.
    if (command === JUMP && (dx !== 0 || dy !== 0)) out.u8(MARK, MOVE);
    if (command !== JUMP || dx !== 0 || dy !== 0) out.u8(dx, dy);
  }
  out.u8(MARK, END);
  return out.finish();
}
