import { blur } from "./raster/blur.ts";
import { sample } from "./raster/grid.ts";
import type { Layers } from "./layers.ts";

const SHRINK = 4;
/** Far, middle and contact shadow: each moves with the light, the farther the more. */
const SHADOWS = [
  { blur: 24, shift: [11, 21], loss: 0.14 },
  { blur: 8, shift: [6, 10], loss: 0.16 },
  { blur: 2.4, shift: [1.4, 2.4], loss: 0.18 },
] as const;
const DISPLAY_GAMMA = 2.2;
const FADE_PX = 34;

/**
 * How dark the ground is beside the garment, as an alpha of a near-black for display space.
 * It fades to nothing at the frame, so a picture never ends in a grey edge.
 */
export function groundShadow(layers: Layers): Float32Array {
  const { width, height, scale } = layers.view;
  const field = shrink(layers);
  const size = [field.width, field.height] as const;
  const blurred = SHADOWS.map((s) => blur(field.cover, size, (s.blur * scale) / SHRINK));
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const fadeY = fade(Math.min(y, height - 1 - y));
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (layers.cover[k] > 0.998) continue;
      const u = (x + 0.5) / SHRINK - 0.5;
      const v = (y + 0.5) / SHRINK - 0.5;
      const light = SHADOWS.reduce((left, { shift, loss }, i) => {
        const at = [u - (shift[0] * scale) / SHRINK, v - (shift[1] * scale) / SHRINK] as const;
        return left * (1 - loss * sample(blurred[i], field, at));
      }, 1);
      const frame = fade(Math.min(x, width - 1 - x)) * fadeY;
      alpha[k] = (1 - light ** (1 / DISPLAY_GAMMA)) * frame;
    }
  }
  return alpha;
}

function fade(pixels: number): number {
  const t = Math.min(1, pixels / FADE_PX);
  return t * t * (3 - 2 * t);
}

function shrink({ view, cover }: Layers): { width: number; height: number; cover: Float32Array } {
  const width = Math.ceil(view.width / SHRINK);
  const height = Math.ceil(view.height / SHRINK);
  const small = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = Math.min(view.width - 1, x * SHRINK + 2);
      const py = Math.min(view.height - 1, y * SHRINK + 2);
      small[y * width + x] = cover[py * view.width + px];
    }
  }
  return { width, height, cover: small };
}
