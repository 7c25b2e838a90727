import { ok, problem, refuse, type Result } from "../../../problem.ts";
import { hoopBounds } from "../../pattern/bounds.ts";
import { COLOR_CHANGE, JUMP, type Pattern, SEQUIN, STITCH, TRIM } from "../../pattern/pattern.ts";
import type { Thread } from "../../thread/thread.ts";
import { ByteWriter } from "./byte-writer.ts";
import { checkedRecords } from "../checked-records.ts";
import { plainName } from "../dst-header.ts";
import { type Block, blocksOf } from "./vp3-blocks.ts";
import { LONGEST_VP3_STITCH, VP3 } from "./vp3-layout.ts";

const PRODUCER = "Placket";

/**
 * Writes a VP3 file: a block for each color, each with its thread. The format knows no travel without a
 * cut, so one is made before each. Refuses a pattern without stitches, one beyond the limits, and
 * sequins.
 */
export function writeVp3(pattern: Pattern, { name }: { name: string }): Result<Uint8Array> {
  if (pattern.cmd.includes(SEQUIN)) {
    return refuse(problem("embroidery.sequinsNotInFormat", "", "VP3"));
  }
  const records = checkedRecords(pattern, { longest: LONGEST_VP3_STITCH });
  return records.ok ? ok(fileOf(records.value, name)) : records;
}

/** In units of a file: 0.1 mm is 100. */
interface Box {
  readonly centerX: number;
  readonly centerY: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

function boxOf(records: Pattern): Box {
  const { left, right, bottom, top } = hoopBounds(records);
  const half = VP3.unit / 2;
  return {
    centerX: (left + right) * half,
    centerY: (bottom + top) * half,
    halfWidth: (right - left) * half,
    halfHeight: (top - bottom) * half,
  };
}

function fileOf(records: Pattern, name: string): Uint8Array {
  const out = new ByteWriter();
  const box = boxOf(records);
  const blocks = blocksOf(records);
  out.text("%vsm%\0");
  wideText(out, PRODUCER);
  out.u8(...VP3.summary);
  const endOfFile = out.lengthBe();
  wideText(out, "");
  const { left, right, bottom, top } = hoopBounds(records);
  for (const edge of [right, top, left, bottom]) out.u32be(edge * VP3.unit);
  out.u32be(records.cmd.filter((command) => command === STITCH).length);
  out.u16be(blocks.length);
  out.u8(VP3.twelve);
  out.u16be(1);
  writeDesign(out, { blocks, box, name });
  endOfFile();
  return out.finish();
}

interface Design {
  readonly blocks: readonly Block[];
  readonly box: Box;
  readonly name: string;
}

function writeDesign(out: ByteWriter, { blocks, box, name }: Design): void {
  const { centerX, centerY, halfWidth, halfHeight } = box;
  out.u8(...VP3.design);
  const endOfDesign = out.lengthBe();
  out.u32be(centerX);
  out.u32be(centerY);
  out.fill(0, 3);
  for (const edge of [-halfWidth, halfWidth, -halfHeight, halfHeight]) out.u32be(edge);
  out.u32be(2 * halfWidth);
  out.u32be(2 * halfHeight);
  wideText(out, plainName(name));
  // Tension of the thread, and no turn: a matrix of two by two.
  out.u8(100, 100);
  for (const part of [VP3.one, 0, 0, VP3.one]) out.u32be(part);
  out.text("xxPP\u0001\0");
  wideText(out, PRODUCER);
  out.u16be(blocks.length);
  for (const block of blocks) writeBlock(out, block, box);
  endOfDesign();
}

function writeBlock(out: ByteWriter, block: Block, { centerX, centerY }: Box): void {
  const { startX, startY, endX, endY, thread } = block;
  out.u8(...VP3.block);
  const endOfBlock = out.lengthBe();
  out.u32be(startX * VP3.unit - centerX);
  out.u32be(startY * VP3.unit - centerY);
  writeThread(out, thread);
  out.u32be((endX - startX) * VP3.unit);
  out.u32be((endY - startY) * VP3.unit);
  out.u8(...VP3.stitches);
  const endOfStitches = out.lengthBe();
  out.u8(...VP3.begin);
  writeSteps(out, block);
  endOfStitches();
  endOfBlock();
}

/** One color, rayon of weight 40. */
function writeThread(out: ByteWriter, { number, name, color }: Thread): void {
  const rgb = Number.parseInt(color.slice(1), 16);
  out.u8(1, 0, rgb >> 16, rgb >> 8, rgb, 0, 0, 0, 5, 40);
  for (const text of [number, plainName(name), ""]) {
    out.u16be(text.length);
    out.text(text);
  }
}

/** From the start of the block, downwards as the format counts. */
function writeSteps(out: ByteWriter, { records, startX, startY }: Block): void {
  let [fromX, fromY, hasCut] = [startX, startY, false];
  for (const [i, { command, x, y }] of records.entries()) {
    if (command === COLOR_CHANGE) continue;
    if (command === TRIM) {
      if (!hasCut) out.u8(...VP3.cut);
      hasCut = true;
      continue;
    }
    if (command === JUMP) {
      // A travel that is followed by another one is made in one, also where the thread is cut between them.
      const next = records.slice(i + 1).find(({ command: one }) => one !== TRIM);
      if (next?.command === JUMP || (x === fromX && y === fromY)) continue;
      if (!hasCut) out.u8(...VP3.cut);
      hasCut = true;
      out.u8(...VP3.far);
      out.u16be(x - fromX);
      out.u16be(fromY - y);
      out.u8(...VP3.near);
    } else {
      out.u8(x - fromX, fromY - y);
      hasCut = false;
    }
    [fromX, fromY] = [x, y];
  }
}

function wideText(out: ByteWriter, text: string): void {
  out.u16be(text.length * 2);
  for (const letter of text) out.u16be(letter.charCodeAt(0));
}
