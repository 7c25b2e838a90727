import { variantSku } from "./line-rows.ts";
import type { ProductLine } from "./product-line.ts";
import { pounds, type ProductRow } from "./product-row.ts";
import type { SimpleLine } from "./simple-products.data.ts";
import { sizeRuns } from "./size-runs.data.ts";

/** The pounds of each color and size of a line. */
export function britishLinePrices(line: ProductLine): ProductRow[] {
  const { price, msrp, special } = line;
  const cells = {
    store_view_code: "uk",
    price: pounds(price),
    ...(msrp !== undefined && { msrp_price: pounds(msrp) }),
    ...(special && {
      special_price: pounds(special.price),
      special_price_from_date: special.from,
      special_price_to_date: special.to,
    }),
  };
  return line.colors.flatMap((color) =>
    sizeRuns[line.run].map((size) => ({ sku: variantSku(line, color, size), ...cells })),
  );
}

/** The pounds of a product without choices. */
export function britishSimplePrice({ sku, price, msrp }: SimpleLine): ProductRow {
  return {
    sku,
    store_view_code: "uk",
    price: pounds(price),
    ...(msrp !== undefined && { msrp_price: pounds(msrp) }),
  };
}
