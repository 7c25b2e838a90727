type Direction = readonly [x: number, y: number, z: number];

/** The key light comes from the upper left, in front. */
export const KEY: Direction = unit([-0.56, -0.52, 0.82]);
/** A weak fill from the right opens the shaded side. */
export const FILL: Direction = unit([0.75, -0.05, 0.62]);
/** Halfway between the key light and the eye: where gloss appears. */
export const HALFWAY: Direction = unit([KEY[0], KEY[1], KEY[2] + 1]);
/** How strong each light is; the room is what comes from everywhere. */
export const STRENGTH = { key: 0.74, fill: 0.16, room: 0.33, bounce: 0.05 };
/** How far the key light reaches round a form. */
export const WRAP = 0.25;

function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
