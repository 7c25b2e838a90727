import type { Picture } from "./picture.ts";

/** Red, green, blue, and alpha where it is not full. */
type Color = readonly [number, number, number, number?];

export const WHITE: Color = [255, 255, 255];
export const NAVY: Color = [18, 58, 107];
export const RED: Color = [200, 32, 44];
export const GOLD: Color = [242, 194, 48];
export const CLEAR: Color = [0, 0, 0, 0];

/** A picture that is painted pixel by pixel. */
export function painted(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color,
): Picture {
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const [red, green, blue, alpha = 255] = colorAt(x, y);
      rgba.set([red, green, blue, alpha], at);
    }
  }
  return { width, height, rgba };
}

/** A color at a place of a page 100 wide and high; each pixel blends what lies in it, as programs do. */
export function blendedPicture(side: number, colorAt: (x: number, y: number) => Color): Picture {
  const times = 4;
  return painted(side, side, (px, py) => {
    const sum = [0, 0, 0];
    for (let i = 0; i < times * times; i += 1) {
      const x = px + ((i % times) + 0.5) / times;
      const y = py + (Math.floor(i / times) + 0.5) / times;
      colorAt((x / side) * 100, (y / side) * 100).forEach((value = 0, k) => (sum[k]! += value));
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => value / (times * times));
    return [red, green, blue];
  });
}

/** How far a place is from the middle of a page 100 wide and high. */
export function fromMiddle(x: number, y: number): number {
  return Math.sqrt((x - 50) * (x - 50) + (y - 50) * (y - 50));
}

/** The same numbers from 0 to 1 each time. */
export function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
