import { CLOTH, type ColorMap, neighbors } from "./color-map.ts";
import type { Shade } from "./shades.ts";

/** The edge of a picture that is clear, white or of another color for this part is its ground. */
const CLEAR_SHARE = 0.1;
const WHITE_SHARE = 0.25;
const COLOR_SHARE = 0.6;
/** As light as paper, in OKLab. */
const WHITE = 0.97;

/**
 * What becomes of the color that a picture stands on: cloth takes its place wherever it is, as inside
 * an O; only around the picture, so that white letters on a badge stay white; or it is sewn, too.
 */
export const GROUND_WISHES = ["cloth", "around", "sewn"] as const;
export type GroundWish = (typeof GROUND_WISHES)[number];

/** The color that a picture stands on; nothing where its edge has several, and little of paper. */
export function groundColor(
  { width, height, colors }: ColorMap,
  shades: readonly Shade[],
): number | undefined {
  const edge = edgePixels(width, height);
  const counts = new Map<number, number>();
  for (const pixel of edge) {
    const color = colors[pixel] as number;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  if ((counts.get(CLOTH) ?? 0) >= CLEAR_SHARE * edge.length) return CLOTH;
  return [...counts.keys()]
    .filter((color) => color !== CLOTH)
    .find((color) => {
      const isWhite = (shades[color]?.lab.l ?? 0) >= WHITE;
      const share = isWhite ? WHITE_SHARE : COLOR_SHARE;
      return (counts.get(color) ?? 0) >= share * edge.length;
    });
}

/** The picture with cloth in place of its ground: everywhere, or only where the edge reaches it. */
export function withoutGround(map: ColorMap, ground: number, wish: "cloth" | "around"): ColorMap {
  if (wish === "around") return withoutGroundAround(map, ground);
  return { ...map, colors: map.colors.map((color) => (color === ground ? CLOTH : color)) };
}

function withoutGroundAround({ width, height, colors }: ColorMap, ground: number): ColorMap {
  const next = colors.slice();
  const queue = edgePixels(width, height);
  const beside = [0, 0, 0, 0];
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    if (next[pixel] !== ground || ground === CLOTH) continue;
    next[pixel] = CLOTH;
    const count = neighbors(pixel, width, height, beside);
    for (let k = 0; k < count; k += 1) queue.push(beside[k] as number);
  }
  return { width, height, colors: next };
}

function edgePixels(width: number, height: number): number[] {
  const last = width * (height - 1);
  const across = Array.from({ length: width }, (_, x) => [x, last + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}
