import { imageKind, type MediaKind } from "@placket/domain/catalog/image-kind";
import type { ProductImage } from "@placket/domain/catalog/product";
import {
  GALLERY_WIDTH,
  THUMB_WIDTH,
  TILE_WIDTH,
  ZOOM_WIDTH,
  imageUrl,
  type ImageWidth,
} from "@placket/domain/media/image-url";

/** A file of the gallery, and what is said of it. */
export interface ImageSource {
  readonly file: string;
  readonly alt: string;
  readonly isThumbnail: boolean;
  readonly kind?: MediaKind;
}

/** A picture at the widths of a tile. */
export function tileImage(source: ImageSource): ProductImage {
  return atWidths(source, [THUMB_WIDTH, TILE_WIDTH, GALLERY_WIDTH]);
}

/** A picture at the widths of the gallery; a video keeps its own address (PDP-22). */
export function galleryImage(source: ImageSource): ProductImage {
  if (source.kind !== "external-video") {
    return atWidths(source, [THUMB_WIDTH, GALLERY_WIDTH, ZOOM_WIDTH]);
  }
  const { file, alt, isThumbnail } = source;
  return { thumb: file, image: file, full: file, kind: "external-video", isThumbnail, alt };
}

function atWidths(
  { file, alt, isThumbnail, kind }: ImageSource,
  [thumb, image, full]: readonly [ImageWidth, ImageWidth, ImageWidth],
): ProductImage {
  return {
    thumb: imageUrl(file, thumb),
    image: imageUrl(file, image),
    full: imageUrl(file, full),
    kind: imageKind(file, kind),
    isThumbnail,
    alt,
  };
}
