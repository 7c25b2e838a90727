import type { PictureFrame } from "./picture-frame.ts";
import { THREAD_SHADOW } from "./thread-shadow.ts";

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
export function clothShadow(pixels: Uint8ClampedArray, frame: PictureFrame): ClothShadow {
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

/** Darkness at the middle of a pixel of the picture, 0 to 1, between the coarse pixels. */
export function shadowUnder({ width, ratio, dark }: ClothShadow, x: number, y: number): number {
  const [px, py] = [Math.max(0, (x + 0.5) * ratio - 0.5), Math.max(0, (y + 0.5) * ratio - 0.5)];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, down] = [px - left, py - top];
  const at = top * width + left;
  const upper = (dark[at] as number) * (1 - right) + (dark[at + 1] as number) * right;
  const lower =
    (dark[at + width] as number) * (1 - right) + (dark[at + width + 1] as number) * right;
  return (upper * (1 - down) + lower * down) / 255;
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
