import { PICTURE_SIDE_MAX, type Picture } from "@placket/domain/embroidery/trace/picture";

/** How the files of pictures begin that a browser shows: PNG, JPEG, WebP. */
const BEGINNINGS: readonly { readonly at: number; readonly bytes: readonly number[] }[][] = [
  [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] }],
  [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  [
    { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
];

/** What a picture may be called, and what it is. */
export const PICTURE_TYPES = [
  ".png",
  ".jpg",
  ".jpeg",
  ".webp",
  "image/png",
  "image/jpeg",
  "image/webp",
];

/** Whether bytes begin as a picture does, whatever the file is called. */
export function isPictureFile(bytes: Uint8Array): boolean {
  return BEGINNINGS.some((marks) =>
    marks.every(({ at, bytes: mark }) => mark.every((byte, i) => bytes[at + i] === byte)),
  );
}

/** The pixels of a picture, scaled down to as many as are traced; `null` where it is damaged. */
export async function pixelsOf(file: Blob): Promise<Picture | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null;
  }
  const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (canvas) {
    canvas.imageSmoothingQuality = "high";
    canvas.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  return canvas && { width, height, rgba: canvas.getImageData(0, 0, width, height).data };
}
