import type { ProductLine } from "./product-line.ts";
import type { ProductRow } from "./product-row.ts";

export type LinkCells = ProductRow;

/** What is worn with what: the categories whose first lines go with a line. */
const WORN_WITH: Readonly<Record<string, readonly string[]>> = {
  "Kitchen/Chef coats": ["Kitchen/Aprons", "Kitchen/Headwear", "Kitchen/Chef trousers"],
  "Kitchen/Aprons": ["Kitchen/Headwear", "Kitchen/Chef coats"],
  "Kitchen/Chef trousers": ["Kitchen/Chef coats", "Kitchen/Aprons"],
  "Kitchen/Headwear": ["Kitchen/Aprons", "Kitchen/Chef coats"],
  "Front of house/Shirts": ["Front of house/Bistro aprons", "Front of house/Service trousers"],
  "Front of house/Polos": ["Front of house/Bistro aprons", "Kitchen/Headwear"],
  "Front of house/Bistro aprons": ["Front of house/Shirts", "Front of house/Polos"],
  "Front of house/Service trousers": ["Front of house/Shirts", "Front of house/Polos"],
  "Care & spa/Scrub tops": ["Care & spa/Care trousers"],
  "Care & spa/Care trousers": ["Care & spa/Scrub tops"],
  "Workshop/Work jackets": ["Workshop/Work trousers", "Workshop/Work shirts"],
  "Workshop/Work shirts": ["Workshop/Work trousers", "Workshop/Work jackets"],
  "Workshop/Work trousers": ["Workshop/Work jackets", "Workshop/Work shirts"],
  "Workshop/Work aprons": ["Workshop/Work jackets", "Kitchen/Headwear"],
};

/** Related and cross-sell: what is worn with it, a line of each category first. Up-sell: the next dearer of its own. */
export function linkCells(line: ProductLine, lines: readonly ProductLine[]): LinkCells {
  const own = line.categories[0] ?? "";
  const brothers = lines.filter((other) => other !== line && other.categories[0] === own);
  const dearer = brothers
    .filter(({ price }) => price > line.price)
    .sort((a, b) => a.price - b.price);
  const shelves = (WORN_WITH[own] ?? []).map((category) =>
    lines.filter(({ categories }) => categories[0] === category),
  );
  const worn = [0, 1, 2].flatMap((at) => shelves.flatMap((shelf) => shelf.slice(at, at + 1)));
  return {
    related_skus: skus(worn.slice(0, 6)),
    upsell_skus: skus(dearer.slice(0, 4)),
    crosssell_skus: skus(worn.slice(0, 4)),
  };
}

function skus(lines: readonly ProductLine[]): string {
  return lines.map(({ sku }) => sku).join(",");
}
