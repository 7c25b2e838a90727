/** Widths in px the media room makes; a request is served by the next one that is large enough. */
export const IMAGE_WIDTHS = [120, 240, 360, 480, 640, 828, 1080, 1440, 1920] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Widths by place: a tile's, the gallery strip's, the gallery's main picture and the zoomed one. */
export const TILE_WIDTH = 480 satisfies ImageWidth;
export const THUMB_WIDTH = 120 satisfies ImageWidth;
export const GALLERY_WIDTH = 1080 satisfies ImageWidth;
export const ZOOM_WIDTH = 1920 satisfies ImageWidth;

/**
 * The address of a catalogue picture at a width. The address names no format: the server answers AVIF,
 * WebP or JPEG by the Accept header.
 */
export function imageUrl(file: string, width: ImageWidth): string {
  return `/media/catalog/w${width}/${pathOf(file)}`;
}

/** Most names need no escape; a page of variants has a hundred of them. */
function pathOf(file: string): string {
  const path = file.startsWith("/") ? file.replace(/^\/+/, "") : file;
  return PLAIN.test(path) ? path : path.split("/").map(encodeURIComponent).join("/");
}

const PLAIN = /^[\w./-]*$/;

/** The same picture at every width, for a `srcset`. */
export function imageSrcSet(file: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageUrl(file, width)} ${width}w`).join(", ");
}
