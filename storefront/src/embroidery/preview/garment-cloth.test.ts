import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { expect, it } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { garmentCloth } from "./garment-cloth.ts";

const offer = shownOffer(aConfiguration()) as ShownOffer;
const images = [
  { image: "/front.webp", type: "studioFront" },
  { image: "/back.webp", type: "studioBack" },
];
const [chest, yoke] = offer.terms.placements as [OfferPlacement, OfferPlacement];

it("EMB-05 a placement lies on the picture of its side, at its true place and size", () => {
  expect(garmentCloth(offer, chest, { images, label: "Left chest" })).toEqual({
    src: "/front.webp",
    // 720 mm across; a picture is 4:5.
    widthMm: 720,
    heightMm: 900,
    designAt: { xMm: 432, yMm: 270 },
    place: { widthMm: 100, heightMm: 58, turn: 0, label: "Left chest" },
  });
  expect(garmentCloth(offer, yoke, { images, label: "" })?.src).toBe("/back.webp");
});

it("without a picture of that side there is none to lie on", () => {
  expect(garmentCloth(offer, yoke, { images: images.slice(0, 1), label: "" })).toBeUndefined();
});
