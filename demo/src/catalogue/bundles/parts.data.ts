import type { SimpleLine } from "../simple-products.data.ts";

const SUFFIX = {
  oat: "OAT",
  black: "BLK",
  denim: "DNM",
  tobacco: "TBC",
  rust: "RST",
  navy: "NVY",
} as const;

/** Bibs and straps, which are bought in a bundle alone. */
export const bundleParts: readonly SimpleLine[] = [
  ...(["oat", "black", "denim"] as const).map((color) => bib(color)),
  ...(["tobacco", "black", "rust", "navy"] as const).map((color) => strap(color)),
];

function bib(color: "oat" | "black" | "denim"): SimpleLine {
  return {
    sku: `STR-BIB-${SUFFIX[color]}`,
    name: `Strapline bib, ${color}`,
    isHidden: true,
    style: "apron",
    color,
    price: 31,
    categories: [],
    fabric: "Canvas",
    ounces: 10,
    summary: "The bib of the Strapline apron, without straps.",
    facts: [],
    weight: 0.9,
    since: "2026-10-19",
    stock: 120,
  };
}

function strap(color: "tobacco" | "black" | "rust" | "navy"): SimpleLine {
  return {
    sku: `DOUBLE-STR-${SUFFIX[color]}`,
    name: `Strap, ${color}`,
    type: "virtual",
    isHidden: true,
    isCounted: true,
    style: "apron",
    color,
    views: [],
    price: 6.5,
    categories: [],
    summary: "One strap of a pair.",
    facts: [],
    since: "2026-10-19",
    stock: 90,
  };
}
