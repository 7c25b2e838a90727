import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { pictureMm } from "@placket/domain/embroidery/drawing/garment/garment-frame";
import type { ThreadCanvasProps } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";

/** A garment's picture at a known scale. */
export type GarmentCloth = NonNullable<ThreadCanvasProps["cloth"]>;

/** A picture of the product, as its page has it. */
export interface GarmentImage {
  readonly image: string;
  readonly type: string;
}

/**
 * The product's own picture with a placement on it in millimeters; `undefined` where the product has no picture of
 * that face: then the text is shown on plain cloth.
 */
export function garmentCloth(
  { terms, pictures }: Pick<ShownOffer, "terms" | "pictures">,
  placement: OfferPlacement,
  { images, label }: { readonly images: readonly GarmentImage[]; readonly label: string },
): GarmentCloth | undefined {
  const image = images.find(({ type }) => type === pictures[placement.face]);
  if (!image) return undefined;
  const { widthMm, heightMm, turn } = placement;
  return {
    src: image.image,
    ...pictureMm(terms.pictureWidthMm),
    designAt: onPicture(placement, terms),
    place: { widthMm, heightMm, turn, label },
  };
}

/** The middle of a placement on the picture, in mm from its upper left corner. */
export function onPicture(
  { center }: Pick<OfferPlacement, "center">,
  { pictureWidthMm }: Pick<ShownOffer["terms"], "pictureWidthMm">,
) {
  const { widthMm, heightMm } = pictureMm(pictureWidthMm);
  return { xMm: center.x * widthMm, yMm: center.y * heightMm };
}

/** The picture of its front, else the first; `undefined` where it has none. */
export const frontOf = (
  { pictures }: Pick<ShownOffer, "pictures">,
  images: readonly GarmentImage[],
): GarmentImage | undefined =>
  images.find(({ type }) => type === (pictures.front ?? "studioFront")) ?? images[0];
