import { IMAGE_WIDTHS, type ImageWidth } from "./image-url.ts";

/** Formats pictures are made in, best first. */
export type ImageFormat = "avif" | "webp" | "jpeg";

/** The width to serve for a wanted one: the next that is made, the largest for anything above. */
export function servedWidth(wanted: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? LARGEST;
}

const LARGEST: ImageWidth = 1920;

/**
 * The format for an `Accept` header: AVIF or WebP when it is named and not refused (`q=0`), else JPEG.
 * A general `image/*` says nothing of either, since browsers that know neither send it too.
 */
export function servedFormat(accept: string): ImageFormat {
  const takes = (type: string) =>
    accept.split(",").some((entry) => {
      const [name = "", ...parameters] = entry
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes("image/avif")) return "avif";
  return takes("image/webp") ? "webp" : "jpeg";
}

/** Whether text can be the path of a stored picture: a few plain names, none hidden, none leading up. */
export function isImagePath(path: string): boolean {
  const names = path.split("/");
  return path.length <= 255 && names.length <= 4 && names.every((name) => IMAGE_NAME.test(name));
}

const IMAGE_NAME = /^[^.\p{Cc}\p{Cs}\\/:*?"<>|][^\p{Cc}\p{Cs}\\/:*?"<>|]*$/u;
