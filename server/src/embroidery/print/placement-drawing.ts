import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Statistics } from "@placket/domain/embroidery/pattern/statistics";
import type { Placement } from "@placket/domain/embroidery/placement/placements";
import { placementDrawings } from "./garments.data.ts";
import { ink, lightness, mixed } from "../../print/ink.ts";
import type { Box, Sheet } from "../../print/sheet.ts";
import { drawStitches } from "./stitches.ts";

const MM_PER_CM = 10;
/** Around the design, so that the mark does not hide it, in mm of the garment. */
const AROUND_MM = 6;

interface Placed {
  readonly placement: Placement;
  readonly pattern: Pattern;
  readonly statistics: Statistics;
  /** The garment's color, `#rrggbb`. */
  readonly color: string;
}

/** The garment in outline with the design on it, both at one scale, and a frame that marks the place. */
export function drawPlacement(sheet: Sheet, box: Box, placed: Placed): void {
  const { garment, x, y } = placementDrawings[placed.placement.code];
  const size = { width: garment.to.x - garment.from.x, height: garment.to.y - garment.from.y };
  /** Of a centimetre of the garment, in mm of the page. */
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const origin = {
    x: box.x + box.width / 2 - ((garment.from.x + garment.to.x) / 2) * scale,
    y: box.y + box.height / 2 - ((garment.from.y + garment.to.y) / 2) * scale,
    scale,
  };
  const isDark = lightness(placed.color) < 0.4;
  const line = isDark ? mixed(placed.color, "#ffffff", 0.45) : ink.quiet;
  for (const path of garment.cloth) {
    sheet.path(path, origin, { fill: placed.color, stroke: line, line: 0.25 });
  }
  for (const path of garment.lines) sheet.path(path, origin, { stroke: line, line: 0.15 });
  const middle = { x: origin.x + x * scale, y: origin.y + y * scale };
  drawDesign(sheet, placed, { middle, scale: scale / MM_PER_CM });
}

function drawDesign(
  sheet: Sheet,
  { pattern, statistics, color }: Placed,
  { middle, scale }: { middle: { x: number; y: number }; scale: number },
): void {
  const { bounds, widthMm, heightMm } = statistics;
  const place = {
    x: middle.x - ((bounds.left + bounds.right) / 20) * scale,
    y: middle.y + ((bounds.bottom + bounds.top) / 20) * scale,
    scale,
    ground: color,
  };
  drawStitches(sheet, pattern, place);
  const width = (widthMm + 2 * AROUND_MM) * scale;
  const height = (heightMm + 2 * AROUND_MM) * scale;
  const frame = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  sheet.box(frame, { stroke: ink.mark, line: 0.35 });
}
