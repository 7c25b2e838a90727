import type { ThreadPicture } from "@placket/web/embroidery/stitching/desk";

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers fetch the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** How long a file is kept for the browser to fetch, in ms. */
const KEPT_MS = 30_000;

/** A picture as a PNG file, thread on nothing. */
export async function pngOf({ rgba, width, height }: ThreadPicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}
