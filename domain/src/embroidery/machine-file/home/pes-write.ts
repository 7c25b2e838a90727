import { ok, problem, refuse, type Result } from "../../../problem.ts";
import { hoopBounds } from "../../pattern/bounds.ts";
import { COLOR_CHANGE, JUMP, type Pattern, SEQUIN, STITCH, TRIM } from "../../pattern/pattern.ts";
import { ByteWriter } from "./byte-writer.ts";
import { checkedRecords } from "../checked-records.ts";
import { blockThreads, fixedIndex } from "./fixed-threads.ts";
import { pesThreads } from "./fixed-threads.data.ts";
import { LONG, LONGEST_PES_STEP, MOVE, PEC, PES } from "./pes-layout.ts";
import { pesPictures } from "./pes-picture.ts";
import { plainName } from "../dst-header.ts";

/**
 * Writes a PES file of version 1 with the part that machines read, and no more. Refuses a pattern
 * without stitches, one beyond the format, and sequins, which it does not know.
 */
export function writePes(pattern: Pattern, { name }: { name: string }): Result<Uint8Array> {
  if (pattern.cmd.includes(SEQUIN)) {
    return refuse(problem("embroidery.sequinsNotInFormat", "", "PES"));
  }
  const records = checkedRecords(pattern, { longest: LONGEST_PES_STEP });
  if (!records.ok) return records;
  const { left, right, bottom, top } = hoopBounds(records.value);
  if (Math.max(-left, right, -bottom, top) > LONGEST_PES_STEP) {
    return refuse(problem("embroidery.outOfReach", "", LONGEST_PES_STEP / 10));
  }
  const colors = blockThreads(records.value).length;
  if (colors > PEC.mostColors) {
    return refuse(problem("embroidery.tooManyColors", "", PEC.mostColors - 1));
  }
  return ok(fileOf(records.value, name));
}

function fileOf(records: Pattern, name: string): Uint8Array {
  const out = new ByteWriter();
  out.text("#PES0001");
  out.u32le(PES.pecAt);
  out.fill(0, PES.pecAt - out.length);
  out.text(`LA:${plainName(name).padEnd(16)}\r`);
  out.fill(0x20, 12);
  out.u8(0xff, 0x00, PEC.pictureBytesAcross, PEC.pictureHeight);
  out.fill(0x20, 12);
  const indexes = blockThreads(records).map((thread) => fixedIndex(thread, pesThreads));
  out.u8(indexes.length - 1, ...indexes);
  out.fill(0x20, PES.pecAt + PEC.stitchesAt - out.length);
  writeStitchPart(out, records);
  out.append(pesPictures(records));
  return out.finish();
}

function writeStitchPart(out: ByteWriter, records: Pattern): void {
  const { left, right, bottom, top } = hoopBounds(records);
  const stitches = stitchBytes(records);
  const length = PEC.stitchHeader + stitches.length;
  out.u16le(0);
  out.u8(length, length >> 8, length >> 16);
  out.u8(0x31, 0xff, 0xf0);
  out.u16le(right - left);
  out.u16le(top - bottom);
  out.u16le(0x1e0);
  out.u16le(0x1b0);
  out.append(stitches);
}

/** Steps from the upper left corner of the design, downwards as the format counts. */
function stitchBytes(records: Pattern): Uint8Array {
  const { cmd, x, y } = records;
  const { left, top } = hoopBounds(records);
  const out = new ByteWriter();
  long(out, -left, MOVE.jump);
  long(out, top, MOVE.jump);
  let [fromX, fromY, changes] = [0, 0, 0];
  for (let i = 0; i < cmd.length; i += 1) {
    const [dx, dy] = [(x[i] as number) - fromX, fromY - (y[i] as number)];
    [fromX, fromY] = [x[i] as number, y[i] as number];
    const command = cmd[i];
    if (command === STITCH) {
      stitchStep(out, dx);
      stitchStep(out, dy);
    } else {
      // A cut and the travel after it are one record.
      if (command === TRIM && cmd[i + 1] === JUMP && dx === 0 && dy === 0) {
        const [toX, toY] = [x[i + 1] as number, y[i + 1] as number];
        long(out, toX - fromX, MOVE.trim);
        long(out, fromY - toY, MOVE.trim);
        [fromX, fromY, i] = [toX, toY, i + 1];
        continue;
      }
      if (command === TRIM || dx !== 0 || dy !== 0 || command === JUMP) {
        const flag = command === TRIM ? MOVE.trim : MOVE.jump;
        long(out, dx, flag);
        long(out, dy, flag);
      }
      if (command === COLOR_CHANGE) {
        changes += 1;
        out.u8(PEC.change[0], PEC.change[1], changes % 2 === 1 ? 2 : 1);
      }
    }
  }
  out.u8(PEC.end, 0);
  return out.finish();
}

function stitchStep(out: ByteWriter, step: number): void {
  if (step >= -64 && step < 64) out.u8(step & 0x7f);
  else long(out, step, 0);
}

function long(out: ByteWriter, step: number, flag: number): void {
  const bits = step & 0xfff;
  out.u8(LONG | flag | (bits >> 8), bits);
}
