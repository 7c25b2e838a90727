import type { PictureFrame } from "./picture-frame.ts";

/** Below this a thread is too few pixels wide to be shaded: it is drawn larger and averaged. */
const CLEAR_PX_PER_MM = 6;
const MOST_TIMES = 4;
const MOST_FINE_PIXELS = 16_000_000;

/** How many times larger a picture is drawn before it is averaged. */
export function oversampling({ pxPerMm, width, height }: PictureFrame): number {
  const affordable = Math.floor(Math.sqrt(MOST_FINE_PIXELS / (width * height)));
  return Math.max(1, Math.min(Math.ceil(CLEAR_PX_PER_MM / pxPerMm), MOST_TIMES, affordable));
}

/** The same part of the design in more pixels. */
export function enlarged(frame: PictureFrame, times: number): PictureFrame {
  return {
    ...frame,
    width: frame.width * times,
    height: frame.height * times,
    pxPerMm: frame.pxPerMm * times,
  };
}

/** Each pixel the mean of `times × times`; premultiplied, as means of color must be. */
export function averaged(
  fine: Uint8Array,
  { width, height }: PictureFrame,
  times: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const stride = width * times * 4;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width * 4; x++, at++) {
      const first = y * times * stride + (x >> 2) * times * 4 + (x & 3);
      let sum = 0;
      for (let row = 0; row < times; row++) {
        for (let i = 0; i < times; i++) sum += fine[first + row * stride + i * 4] as number;
      }
      pixels[at] = sum / (times * times);
    }
  }
  return pixels;
}
