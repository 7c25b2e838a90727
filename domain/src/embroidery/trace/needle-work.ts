import { type Area, type AreaMap, widthMmOf } from "./areas.ts";
import { CLOTH } from "./color-map.ts";

/** What a shop sews on the back of a coat; more is a day's work, and as much to reckon. */
export const MOST_STITCHES = 60_000;
/** Wider areas are filled with rows, in mm. */
const WIDEST_COLUMN_MM = 7;
/** With what lies under them: to a square millimetre of rows, and to a millimetre of a column. */
const ROWS_PER_MM2 = 1.25;
const COLUMN_PER_MM = 6;

/** About how many stitches the areas take, before they are sewn. */
export function expectedStitches({ areas }: AreaMap, mmPerPixel: number): number {
  return areas
    .filter(({ color }) => color !== CLOTH)
    .reduce((sum, area) => sum + stitchesOf(area, mmPerPixel), 0);
}

function stitchesOf(area: Area, mmPerPixel: number): number {
  const widthMm = widthMmOf(area, mmPerPixel);
  const perMm2 = widthMm > WIDEST_COLUMN_MM ? ROWS_PER_MM2 : COLUMN_PER_MM / widthMm;
  return area.pixels * mmPerPixel * mmPerPixel * perMm2;
}
