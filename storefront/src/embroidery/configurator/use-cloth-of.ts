import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { useCallback, useMemo } from "react";
import { t } from "../../translation/translate.ts";
import { garmentCloth, type GarmentImage } from "../preview/garment-cloth.ts";

/** The garment's picture with a placement on it; the same object for the same placement, which the canvas goes by. */
export function useClothOf(offer: ShownOffer, images: readonly GarmentImage[]) {
  const cloths = useMemo(
    () =>
      new Map(
        offer.terms.placements.map((placement) => [
          placement.code,
          garmentCloth(offer, placement, { images, label: labelOf(placement) }),
        ]),
      ),
    [offer, images],
  );
  return useCallback(({ code }: OfferPlacement) => cloths.get(code), [cloths]);
}

/** A placement as a shopper reads it. */
export const labelOf = ({ name, widthMm, heightMm }: OfferPlacement) =>
  t("%1, %2 × %3 mm", name, widthMm, heightMm);
