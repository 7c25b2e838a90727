import { inGalleryOrder, type MediaKind } from "@placket/domain/catalog/image-kind";
import type { ProductImage } from "@placket/domain/catalog/product";
import { galleryImage, type ImageSource } from "../images.ts";
import type { PageMedia } from "./product-page.sql.ts";

/** Gallery pictures by product, in gallery order (PDP-23). */
type Galleries = ReadonlyMap<number, readonly ProductImage[]>;

/** @param alt said of pictures that have no label. */
export function galleries(media: readonly PageMedia[], alt: string): Galleries {
  const byProduct = new Map<number, Entry[]>();
  for (const [productId, file, label, kind, isThumbnail, position] of media) {
    const entry = { file, alt: label ?? alt, kind, isThumbnail, position };
    const entries = byProduct.get(productId);
    if (entries) entries.push(entry);
    else byProduct.set(productId, [entry]);
  }
  const images = new Map<number, readonly ProductImage[]>();
  for (const [productId, entries] of byProduct) images.set(productId, galleryOf(entries));
  return images;
}

interface Entry extends ImageSource {
  readonly kind: MediaKind;
  readonly position: number;
}

function galleryOf(entries: readonly Entry[]): ProductImage[] {
  const ordered = inGalleryOrder(entries);
  const thumbnail = ordered.find((entry) => entry.isThumbnail) ?? ordered[0];
  return ordered.map((entry) => galleryImage({ ...entry, isThumbnail: entry === thumbnail }));
}

/** The product's own pictures; failing those its family's, failing those its first variant's. */
export function firstFilled(
  productIds: Iterable<number>,
  gallery: Galleries,
): readonly ProductImage[] {
  for (const id of productIds) {
    const images = gallery.get(id);
    if (images && images.length > 0) return images;
  }
  return [];
}
