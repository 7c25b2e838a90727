import { vi } from "vitest";
import type { ThreadCanvasTexts } from "./texts.ts";

export const TEXTS: ThreadCanvasTexts = {
  view: "Preview",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all",
  play: "Sew it out",
  pause: "Pause",
  scrub: "Stitches",
  speed: "Speed",
  speedOf: (times) => `${times} times`,
  progress: (stitches, total) => `${stitches} of ${total} stitches`,
  loading: "Drawing",
  empty: "Nothing to sew",
  failed: "No picture",
  retry: "Try again",
};

/**
 * A page that lays boxes out at 800 × 600 and has a canvas that takes pictures, which the document
 * of tests does not; gives the pictures that were put on it.
 */
export function aPageThatPaints(): ImageData[] {
  const pictures: ImageData[] = [];
  vi.stubGlobal(
    "ImageData",
    class {
      data: Uint8ClampedArray;
      width: number;
      height: number;
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data;
        this.width = width;
        this.height = height;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  const context = { putImageData: (picture: ImageData) => pictures.push(picture) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  return pictures;
}

/** Pixels of a picture that thread covers. */
export function covered({ data }: ImageData): number {
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] === 255) count += 1;
  return count;
}
