import { ok, problem, refuse, type Result } from "../../../problem.ts";
import { COLOR_CHANGE, JUMP, STITCH, TRIM } from "../../pattern/pattern.ts";
import { ByteReader } from "./byte-reader.ts";
import { fixedThread } from "./fixed-threads.ts";
import { pesThreads } from "./fixed-threads.data.ts";
import type { MachineFile, ReadOptions } from "../machine-file.ts";
import { LONG, MOVE, PEC } from "./pes-layout.ts";
import { checkSize, RecordList, withThreads } from "../record-list.ts";

/** How a PES file begins; a version follows. */
export function hasPesMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x50 && bytes[2] === 0x45 && bytes[3] === 0x53;
}

/**
 * Reads a PES file of any version: of all it holds only the part that machines read. Refuses what has
 * no such part or no stitch, or passes a limit; a file that breaks off ends there.
 */
export function readPes(bytes: Uint8Array, options: ReadOptions = {}): Result<MachineFile> {
  const tooLarge = checkSize(bytes, options);
  if (tooLarge) return refuse(tooLarge);
  const pec = new ByteReader(bytes, 8).s32le();
  if (!hasPesMark(bytes) || pec < 0 || pec + PEC.stitchesAt > bytes.length) {
    return refuse(problem("embroidery.unknownMachineFile", "file"));
  }
  const head = new ByteReader(bytes, pec + PEC.colorsAt);
  const colors = (head.u8() + 1) & 0xff;
  const threads = Array.from({ length: colors }, () => fixedThread(head.u8(), pesThreads));
  const from = new ByteReader(bytes, pec + PEC.stitchesAt + PEC.stitchHeader);
  const records = new RecordList(Math.ceil(bytes.length / 2) * 2, options);
  skipOrigin(bytes, from);
  readSteps(from, records);
  const pattern = records.finish(withThreads(options, threads));
  return pattern.ok ? ok({ format: "pes", pattern: pattern.value, defects: [] }) : pattern;
}

/** The first travel leads from a corner of the design to its origin, which is where counting begins. */
function skipOrigin(bytes: Uint8Array, from: ByteReader): void {
  const isMove = (at: number) => ((bytes[at] ?? 0) & (LONG | MOVE.jump)) === (LONG | MOVE.jump);
  if (isMove(from.at) && isMove(from.at + 2)) from.skip(4);
}

function readSteps(from: ByteReader, records: RecordList): void {
  while (!from.isPast) {
    const first = from.u8();
    if (first === PEC.end) return;
    if (first === PEC.change[0]) {
      from.skip(2);
      if (!records.add(COLOR_CHANGE, 0, 0)) return;
      continue;
    }
    const x = stepFrom(first, from);
    if (from.isPast) return;
    const y = stepFrom(from.u8(), from);
    const flags = x.flags | y.flags;
    const isCut = (flags & MOVE.trim) !== 0;
    if (isCut && !records.add(TRIM, 0, 0)) return;
    if (isCut && x.step === 0 && y.step === 0) continue;
    const command = isCut || (flags & MOVE.jump) !== 0 ? JUMP : STITCH;
    if (!records.add(command, x.step, 0 - y.step)) return;
  }
}

function stepFrom(first: number, from: ByteReader): { step: number; flags: number } {
  if ((first & LONG) === 0) return { step: (first << 25) >> 25, flags: 0 };
  const bits = ((first & 0x0f) << 8) | from.u8();
  return { step: (bits << 20) >> 20, flags: first & (MOVE.jump | MOVE.trim) };
}
