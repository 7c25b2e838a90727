import { ok, problem, refuse, type Result } from "../../problem.ts";
import {
  COLOR_CHANGE,
  type Command,
  JUMP,
  type Pattern,
  SEQUIN,
  STITCH,
  TRIM,
} from "../pattern/pattern.ts";
import { checkedRecords } from "./checked-records.ts";
import type { MachineFile, ReadOptions } from "./machine-file.ts";
import { checkSize, RecordList } from "./record-list.ts";

/** Begins a record of four bytes: the mark, a code, a step. */
const MARK = 0x80;
/** A cut; its step is filler that moves nothing. */
const CUT = 0x80;
const CUT_FILLER = [0x07, 0x00] as const;
const CHANGE = 0x01;
const MOVE = 0x04;
/** The longest step of a signed byte that is not the mark. */
const LONGEST_STEP = 127;

/**
 * Reads a Melco EXP file: no header, no end, steps of two signed bytes, y upwards. Of the marked
 * records 0x80 cuts, odd codes change the color, all other even ones move without a stitch, as the
 * maker's own description has it. Refuses what has no stitch or passes a limit; half a record at the
 * end is left out.
 */
export function readExp(bytes: Uint8Array, options: ReadOptions = {}): Result<MachineFile> {
  const tooLarge = checkSize(bytes, options);
  if (tooLarge) return refuse(tooLarge);
  const records = new RecordList(Math.floor(bytes.length / 2), options);
  let at = 0;
  while (at + 1 < bytes.length) {
    const code = bytes[at] === MARK ? (bytes[at + 1] as number) : undefined;
    if (code !== undefined) at += 2;
    if (at + 1 >= bytes.length) break;
    const command = commandOf(code);
    const [dx, dy] = command === TRIM ? [0, 0] : [step(bytes[at]), step(bytes[at + 1])];
    if (!records.add(command, dx, dy)) break;
    at += 2;
  }
  const pattern = records.finish(options);
  return pattern.ok ? ok({ format: "exp", pattern: pattern.value, defects: [] }) : pattern;
}

/**
 * Writes a Melco EXP file; cuts have a code of their own here. Refuses a pattern without stitches,
 * one beyond the limits of machine files, and sequins, which the format does not know.
 */
export function writeExp(pattern: Pattern): Result<Uint8Array> {
  if (pattern.cmd.includes(SEQUIN)) {
    return refuse(problem("embroidery.sequinsNotInFormat", "", "EXP"));
  }
  const records = checkedRecords(pattern, { longest: LONGEST_STEP });
  return records.ok ? ok(fileOf(records.value)) : records;
}

function commandOf(code: number | undefined): Command {
  if (code === undefined) return STITCH;
  if (code === CUT) return TRIM;
  return code % 2 === 1 ? COLOR_CHANGE : JUMP;
}

function step(byte = 0): number {
  return byte > 127 ? byte - 256 : byte;
}

function fileOf({ cmd, x, y }: Pattern): Uint8Array {
  const bytes = new Uint8Array(cmd.length * 4);
  let [at, fromX, fromY] = [0, 0, 0];
  for (let i = 0; i < cmd.length; i += 1) {
    const command = cmd[i] as Command;
    if (command !== STITCH) {
      bytes[at] = MARK;
      bytes[at + 1] = command === TRIM ? CUT : command === JUMP ? MOVE : CHANGE;
      at += 2;
    }
    if (command === TRIM) bytes.set(CUT_FILLER, at);
    else {
      bytes[at] = (x[i] as number) - fromX;
      bytes[at + 1] = (y[i] as number) - fromY;
    }
    [at, fromX, fromY] = [at + 2, x[i] as number, y[i] as number];
  }
  return bytes.slice(0, at);
}
