import type { PictureFrame } from "./picture-frame.ts";
import { THREAD_SHADOW } from "./thread/thread-shadow.ts";

/** A coarse picture of how dark the cloth is below the thread. */
interface ClothShadow {
  readonly width: number;
  readonly height: number;
  /** Pixels of the shadow in one pixel of the picture it lies in, 1 at most. */
  readonly ratio: number;
  /** 0 to 255 each. */
  readonly dark: Uint8Array;
}

/** Size of a shadow: as coarse as it may be, with a pixel more for those that lie between two. */
export function shadowSize(frame: PictureFrame): Omit<ClothShadow, "dark"> {
  const ratio = Math.min(1, THREAD_SHADOW.clothPxPerMm / frame.pxPerMm);
  return {
    ratio,
    width: Math.ceil(frame.width * ratio) + 1,
    height: Math.ceil(frame.height * ratio) + 1,
  };
}

/**
 * The shadow of what is drawn in `pixels` (RGBA): at each point that of the nearest thread, so it
 * does not grow darker where many lie on each other.
 */
function clothShadow(pixels: Uint8ClampedArray, frame: PictureFrame): ClothShadow {
  const size = shadowSize(frame);
  const cover = coverage(pixels, frame, size);
  const { width, height } = size;
  const dark = new Uint8Array(width * height);
  for (const { x, y, weight } of falloff(frame.pxPerMm * size.ratio)) {
    const [left, right] = [Math.max(0, -x), Math.min(width, width - x)];
    for (let row = Math.max(0, -y); row < Math.min(height, height - y); row++) {
      const away = y * width + x;
      for (let at = row * width + left; at < row * width + right; at++) {
        const value = (cover[at + away] as number) * weight;
        if (value > (dark[at] as number)) dark[at] = value;
      }
    }
  }
  return { ...size, dark };
}

/**
 * Darkens the cloth of a picture: adds alpha to each pixel (RGBA) that thread does not cover wholly, by the shadow's
 * darkness at its middle, 0 to 1, between the coarse pixels.
 */
export function layShadow(pixels: Uint8ClampedArray, frame: PictureFrame): void {
  const { width, dark, ratio } = clothShadow(pixels, frame);
  const columns = between(frame.width, ratio);
  const rows = between(frame.height, ratio);
  for (let y = 0, at = 3; y < frame.height; y++) {
    const first = (rows.whole[y] as number) * width;
    const down = rows.part[y] as number;
    for (let x = 0; x < frame.width; x++, at += 4) {
      const alpha = pixels[at] as number;
      if (alpha === 255) continue;
      const corner = first + (columns.whole[x] as number);
      const a = dark[corner] as number;
      const b = dark[corner + 1] as number;
      const c = dark[corner + width] as number;
      const d = dark[corner + width + 1] as number;
      // Most of the cloth lies beside the shadow.
      if ((a | b | c | d) === 0) continue;
      const right = columns.part[x] as number;
      const upper = a * (1 - right) + b * right;
      const lower = c * (1 - right) + d * right;
      pixels[at] = alpha + (255 - alpha) * ((upper * (1 - down) + lower * down) / 255);
    }
  }
}

/** Where the middles of a row of pixels lie between the coarse ones: after which, and how far. */
function between(size: number, ratio: number): { whole: Int32Array; part: Float64Array } {
  const whole = new Int32Array(size);
  const part = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const place = Math.max(0, (at + 0.5) * ratio - 0.5);
    whole[at] = Math.floor(place);
    part[at] = place - Math.floor(place);
  }
  return { whole, part };
}

/** How dark a neighbor that thread covers makes a point, by its place in coarse pixels. */
function falloff(
  pxPerMm: number,
): readonly { readonly x: number; readonly y: number; readonly weight: number }[] {
  const reach = THREAD_SHADOW.clothMm * pxPerMm;
  const neighbors = [];
  for (let y = -Math.floor(reach); y <= reach; y++) {
    for (let x = -Math.floor(reach); x <= reach; x++) {
      const near = 1 - Math.sqrt(x * x + y * y) / reach;
      if (near > 0) neighbors.push({ x, y, weight: THREAD_SHADOW.clothAlpha * near * near });
    }
  }
  return neighbors;
}

/** Alpha of the thread at each coarse pixel, from where its shadow falls on that pixel. */
function coverage(
  pixels: Uint8ClampedArray,
  frame: PictureFrame,
  { width, height, ratio }: Omit<ClothShadow, "dark">,
): Uint8Array {
  const cover = new Uint8Array(width * height);
  const right = THREAD_SHADOW.shiftRightMm * frame.pxPerMm;
  const down = THREAD_SHADOW.shiftDownMm * frame.pxPerMm;
  for (let row = 0, at = 0; row < height; row++) {
    const y = within((row + 0.5) / ratio - down, frame.height);
    for (let column = 0; column < width; column++, at++) {
      const x = within((column + 0.5) / ratio - right, frame.width);
      cover[at] = pixels[(y * frame.width + x) * 4 + 3] as number;
    }
  }
  return cover;
}

function within(place: number, size: number): number {
  return Math.max(0, Math.min(size - 1, Math.floor(place)));
}
