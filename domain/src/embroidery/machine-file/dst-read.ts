import { ok, problem, refuse, type Result } from "../../problem.ts";
import { COLOR_CHANGE, type Command, JUMP, SEQUIN, STITCH } from "../pattern/pattern.ts";
import { stepX, stepY } from "./dst-bits.ts";
import { dstDefects } from "./dst-defects.ts";
import { HEADER_BYTES, hasDstHeader, readDstHeader } from "./dst-header.ts";
import type { MachineFile, ReadOptions } from "./machine-file.ts";
import { checkSize, RecordList } from "./record-list.ts";

/** What the third byte of a record says, asked in this order: the first that fits counts. */
const END = 0xf3;
const BY_MASK: readonly (readonly [mask: number, command: Command])[] = [
  [0xc3, COLOR_CHANGE],
  [0x43, SEQUIN],
  [0x83, JUMP],
];

/**
 * Reads a Tajima DST file. Nothing in its header is believed; counts, colors and extents follow from
 * the records. A missing end, stray bytes after it and wrong headers are defects, not refusals.
 * Refuses what does not begin like a DST file, has no stitch, or passes a limit.
 */
export function readDst(bytes: Uint8Array, options: ReadOptions = {}): Result<MachineFile> {
  const tooLarge = checkSize(bytes, options);
  if (tooLarge) return refuse(tooLarge);
  if (!hasDstHeader(bytes)) return refuse(problem("embroidery.unknownMachineFile", "file"));
  const records = new RecordList(Math.floor((bytes.length - HEADER_BYTES) / 3), options);
  let at = HEADER_BYTES;
  let ended = false;
  for (; at + 2 < bytes.length && !ended; at += 3) {
    const command = commandOf(bytes[at + 2] as number);
    ended = command === undefined;
    if (command === undefined) continue;
    if (!records.add(command, stepX(bytes, at), stepY(bytes, at))) break;
  }
  const pattern = records.finish(options);
  if (!pattern.ok) return pattern;
  const header = readDstHeader(bytes);
  const defects = dstDefects({ bytes, header, pattern: pattern.value, ended });
  return ok({ format: "dst", pattern: pattern.value, header, defects });
}

/** `undefined` is the end of the design. */
function commandOf(b2: number): Command | undefined {
  if ((b2 & END) === END) return undefined;
  for (const [mask, command] of BY_MASK) if ((b2 & mask) === mask) return command;
  return STITCH;
}
