import type { SimpleLine } from "./simple-products.data.ts";

/** What embroidered text is charged as, by its stitches: the fewest first. */
export const TEXT_STEPS = [
  { upTo: 2500, sku: "SEW-TEXT-2", price: 6 },
  { upTo: 5000, sku: "SEW-TEXT-5", price: 8.5 },
  { upTo: 10_000, sku: "SEW-TEXT-10", price: 13 },
  { upTo: 14_999, sku: "SEW-TEXT-15", price: 18 },
  { upTo: 40_000, sku: "SEW-TEXT-XL", price: 36 },
] as const;

/** What a logo is charged as, by its stitches; from 15,000 on it is extra-large (EMB-31). */
export const LOGO_STEPS = [
  { upTo: 6000, sku: "SEW-LOGO-6", price: 9 },
  { upTo: 14_999, sku: "SEW-LOGO-15", price: 16 },
  { upTo: 60_000, sku: "SEW-LOGO-XL", price: 38 },
] as const;

/** What is charged for hemming a pair; whoever buys trousers knows it from their page. */
export const HEMMING = "HEM-PAIR";

/** What a print is charged as, by the colors of its ink. */
export const PRINTS = [
  { sku: "PRINT-1", name: "Screen print, one color", price: 7 },
  { sku: "PRINT-2", name: "Screen print, two colors", price: 9.5 },
] as const;

/** What a logo is charged as that nobody has made stitches of yet. */
export const LOGO_UPLOAD = "SEW-LOGO-NEW";

/** What making the stitches of a logo is charged as, once for each (EMB-17). */
export const LOGO_DIGITIZING = "DIGITIZE0000";

const textServices: readonly SimpleLine[] = TEXT_STEPS.map(({ sku, price, upTo }) => ({
  sku,
  name: `Embroidered text, up to ${upTo.toLocaleString("en-US")} stitches`,
  type: "virtual",
  isHidden: true,
  style: "coat",
  color: "white",
  views: [],
  price,
  categories: [],
  summary: "A name or a line of text, sewn on a garment of the same order.",
  facts: ["Charged for each piece, by the stitches that the text takes."],
  since: "2024-03-04",
  stock: 9999,
}));

const flag = {
  type: "virtual",
  isHidden: true,
  style: "coat",
  color: "white",
  views: [],
  categories: [],
  facts: ["Charged for each piece."],
  since: "2024-03-04",
  stock: 9999,
} as const;

/** The products that embroidery is charged as. */
export const embroideryServices: readonly SimpleLine[] = [
  ...textServices,
  ...LOGO_STEPS.map(({ sku, price, upTo }) => ({
    ...flag,
    sku,
    name: `Embroidered logo, up to ${upTo.toLocaleString("en-US")} stitches`,
    price,
    summary: "A logo, sewn on a garment of the same order.",
  })),
  {
    ...flag,
    sku: LOGO_UPLOAD,
    name: "Embroidered logo from a picture",
    price: 12,
    summary:
      "A logo that is made ready for the machine first, sewn on a garment of the same order.",
  },
  ...PRINTS.map((print) => ({
    ...flag,
    ...print,
    summary: "A print on the front of a garment of the same order.",
  })),
  {
    ...flag,
    sku: LOGO_DIGITIZING,
    name: "Digitizing of your logo, once",
    price: 45,
    summary: "Somebody makes the stitches of a logo. Once paid, it is on file for every order.",
    facts: ["Charged once for each logo."],
  },
  {
    ...flag,
    sku: "SEW-FLAG",
    name: "Embroidered flag",
    price: 7.5,
    summary: "A flag, sewn on a garment of the same order.",
  },
  {
    ...flag,
    sku: "SEW-FLAG-PAIR",
    name: "Embroidered flags, left and right",
    price: 13,
    summary: "A flag on either side of the collar, sewn on a garment of the same order.",
  },
];
