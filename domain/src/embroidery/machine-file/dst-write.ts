import { ok, problem, refuse, type Result } from "../../problem.ts";
import { hoopBounds } from "../pattern/bounds.ts";
import { LONGEST_MOVE, TRIM_JUMPS } from "../pattern/limits.ts";
import {
  COLOR_CHANGE,
  type Command,
  JUMP,
  type Pattern,
  SEQUIN,
  STITCH,
} from "../pattern/pattern.ts";
import { colorBlocks } from "../pattern/thread-sequence.ts";
import { checkedRecords } from "./checked-records.ts";
import { stepBits } from "./dst-bits.ts";
import { dstHeader, HEADER_BYTES } from "./dst-header.ts";

/** The third byte of each command; a trim has no code of its own. */
const CODES: Readonly<Record<Exclude<Command, 2>, number>> = {
  [STITCH]: 0x03,
  [JUMP]: 0x83,
  [COLOR_CHANGE]: 0xc3,
  [SEQUIN]: 0x43,
};
const END = [0x00, 0x00, 0xf3] as const;
const MOST_TRIM_JUMPS = 12;

interface DstOptions {
  /** Shown on the machine: 16 plain signs, the rest is replaced or cut off. */
  readonly name: string;
  /** From how many jumps in a row the shop's machines infer a trim: 1 to 12. */
  readonly trimJumps?: number;
}

/**
 * Writes a Tajima DST file: a header of 512 bytes, three bytes a record, the end. Extents are those
 * of the whole travel of the hoop. Refuses a pattern without stitches, or beyond the format.
 */
export function writeDst(
  pattern: Pattern,
  { name, trimJumps = TRIM_JUMPS }: DstOptions,
): Result<Uint8Array> {
  if (!(Number.isInteger(trimJumps) && trimJumps >= 1 && trimJumps <= MOST_TRIM_JUMPS)) {
    return refuse(problem("embroidery.trimJumpsOutOfLimits", "trimJumps", 1, MOST_TRIM_JUMPS));
  }
  const records = checkedRecords(pattern, { longest: LONGEST_MOVE, trimJumps });
  return records.ok ? ok(fileOf(records.value, name)) : records;
}

function fileOf(records: Pattern, name: string): Uint8Array {
  const { cmd, x, y } = records;
  const bytes = new Uint8Array(HEADER_BYTES + cmd.length * 3 + END.length);
  bytes.set(
    dstHeader({
      name,
      records: cmd.length + 1,
      colorChanges: colorBlocks(records) - 1,
      bounds: hoopBounds(records),
      endX: x.at(-1) ?? 0,
      endY: y.at(-1) ?? 0,
    }),
  );
  let [at, fromX, fromY] = [HEADER_BYTES, 0, 0];
  for (let i = 0; i < cmd.length; i += 1) {
    const [toX, toY] = [x[i] as number, y[i] as number];
    const bits = stepBits(toX - fromX, toY - fromY);
    bytes[at] = bits & 0xff;
    bytes[at + 1] = (bits >> 8) & 0xff;
    bytes[at + 2] = (bits >> 16) | CODES[cmd[i] as keyof typeof CODES];
    [at, fromX, fromY] = [at + 3, toX, toY];
  }
  bytes.set(END, at);
  return bytes;
}
