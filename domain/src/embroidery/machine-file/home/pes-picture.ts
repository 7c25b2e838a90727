import { hoopBounds } from "../../pattern/bounds.ts";
import { COLOR_CHANGE, type Pattern, STITCH } from "../../pattern/pattern.ts";
import { colorBlocks } from "../../pattern/thread-sequence.ts";
import { PEC } from "./pes-layout.ts";

const BYTES = PEC.pictureBytesAcross * PEC.pictureHeight;
/** Free around the design, in pixels. */
const MARGIN = 3;

/** The small black pictures that a machine shows: one of the whole design, and one of each color. */
export function pesPictures(pattern: Pattern): Uint8Array {
  const { cmd, x, y } = pattern;
  const pictures = new Uint8Array((1 + colorBlocks(pattern)) * BYTES);
  const { left, right, bottom, top } = hoopBounds(pattern);
  const width = PEC.pictureBytesAcross * 8 - 2 * MARGIN - 1;
  const height = PEC.pictureHeight - 2 * MARGIN - 1;
  const scale = Math.min(width / Math.max(1, right - left), height / Math.max(1, top - bottom));
  let color = 1;
  for (let i = 0; i < cmd.length; i += 1) {
    if (cmd[i] === COLOR_CHANGE) color += 1;
    if (cmd[i] !== STITCH) continue;
    const column = MARGIN + Math.round(((x[i] as number) - left) * scale);
    const row = MARGIN + Math.round((top - (y[i] as number)) * scale);
    const at = row * PEC.pictureBytesAcross + (column >> 3);
    for (const picture of [0, color]) pictures[picture * BYTES + at]! |= 1 << (column & 7);
  }
  return pictures;
}
