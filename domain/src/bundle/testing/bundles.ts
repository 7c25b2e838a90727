import { money } from "../../money/money.ts";
import { aBundle, anOption, aSelection } from "../testing.ts";

const usd = (minor: number) => money(minor, "USD");

/** A coat in two sizes, and two pairs of trousers or as many as one likes. */
export const KIT = aBundle([
  anOption({
    id: 1,
    title: "Coat",
    selections: [
      aSelection({ id: 11, sku: "COAT-M", price: usd(4000) }),
      aSelection({ id: 12, sku: "COAT-L", price: usd(4200), isDefault: true }),
    ],
  }),
  anOption({
    id: 2,
    title: "Trousers",
    type: "radio",
    selections: [
      aSelection({
        id: 21,
        sku: "TROUSERS",
        price: usd(2500),
        defaultQuantity: 2,
        canChangeQuantity: true,
      }),
    ],
  }),
]);

/** A bib, and a pair of straps in one color or in two. */
export const STRAPS = aBundle(
  [
    anOption({ id: 3, title: "Bib" }),
    anOption({
      id: 4,
      title: "Straps",
      type: "radio",
      selections: [
        aSelection({ id: 41, sku: "DOUBLE-TAN", isDouble: true, price: usd(600) }),
        aSelection({ id: 42, sku: "DOUBLE-RED", isDouble: true, price: usd(700) }),
      ],
    }),
  ],
  { sku: "APRON", isStepped: true },
);

/** Tops, of which one takes several, and caps, of which one may. */
export const TOPS = aBundle([
  anOption({
    id: 5,
    type: "multi",
    selections: [51, 52, 53].map((id) => aSelection({ id })),
  }),
  anOption({
    id: 6,
    type: "multi",
    isRequired: false,
    selections: [61, 62].map((id) => aSelection({ id })),
  }),
]);
