import type { Direction } from "../fill/row-source.ts";
import type { Region } from "../region/region.ts";
import { bounds, spans } from "../region/winding.ts";

/** How finely an area is measured, in slices of its height. */
const SLICES = 64;
/** Discs, stars and leaves: hardly longer one way than the other. */
const ROUND = 0.1;

/** The direction in which an area is longest, from its moments; east where it is as broad as long. */
export function mainAxis(region: Region): Direction {
  const { xx, xy, yy } = moments(region);
  // Half of the angle of (xx - yy, 2xy), taken without angles.
  const [dx, dy] = [xx - yy, 2 * xy];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= ROUND * (xx + yy)) return { x: 1, y: 0 };
  const x = Math.sqrt(Math.max(0, (1 + dx / length) / 2));
  const y = Math.sqrt(Math.max(0, (1 - dx / length) / 2));
  return { x, y: dy < 0 ? -y : y };
}

/** Second moments of an area about its middle, in mm² per mm². */
function moments(region: Region) {
  const { minY, maxY } = bounds(region);
  let [sum, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < SLICES; i += 1) {
    const y = minY + ((maxY - minY) * (i + 0.5)) / SLICES;
    const inside = spans(region, { x: 0, y, dx: 1, dy: 0 });
    for (let s = 0; s + 1 < inside.length; s += 2) {
      const [from, to] = [inside[s] as number, inside[s + 1] as number];
      const length = to - from;
      const middle = (from + to) / 2;
      sum += length;
      sx += length * middle;
      sy += length * y;
      sxx += length * (middle * middle + (length * length) / 12);
      sxy += length * middle * y;
      syy += length * y * y;
    }
  }
  if (sum === 0) return { xx: 0, xy: 0, yy: 0 };
  const [mx, my] = [sx / sum, sy / sum];
  return { xx: sxx / sum - mx * mx, xy: sxy / sum - mx * my, yy: syy / sum - my * my };
}
