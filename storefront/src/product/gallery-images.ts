import { likelyVariant } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import type { Product, ProductImage } from "../catalog/product/product.queries.ts";

/** The pictures of what is chosen so far; the product's own while nothing is, or where it has none. */
export function galleryImages(product: Product, choosing: Choosing): readonly ProductImage[] {
  const hasChoice = Object.keys(choosing.chosen).length > 0;
  const variant = hasChoice ? likelyVariant(choosing) : undefined;
  const own = product.subProducts.find(({ id }) => id === variant?.productId)?.images ?? [];
  return own.length > 0 ? own : product.images;
}

/** The front of what is chosen so far, on which measures are drawn. */
export function frontImage(product: Product, choosing: Choosing): ProductImage | undefined {
  return galleryImages(product, choosing).find(({ type }) => type === "studioFront");
}
