import type { Room } from "../room-row.ts";

/** What is sold: products, what is made of several, and the files they come from. */
export const catalogRooms: Readonly<Record<string, Room>> = {
  bundle: {
    uses: ["audit", "catalog-import", "money", "pricing", "quantity", "store"],
    spec: "BUNDLE",
    holds:
      "what products made of selectable products are, how they are chosen, cost and are called",
  },
  catalog: {
    uses: [
      "access",
      "audit",
      "bundle",
      "catalog-import",
      "media",
      "money",
      "pricing",
      "quantity",
      "routing",
      "sold-card",
      "stock",
      "store",
      "translation",
    ],
    spec: "PLP, PDP",
    holds: "product, category tree, listing and filters, tiles, gallery, quick view, warm-up",
    doors: [
      "graphql/graphql-product.ts",
      "bundle/sellable-alone.ts",
      "catalog-pages.ts",
      "described-products.ts",
      "export/export-catalog.ts",
      "find-products.ts",
      "finding/search-synonyms.ts",
      "graphql/graphql-category.ts",
      "import/import-catalog.ts",
      "import/outcome.ts",
      "import/report.ts",
      "prepared.ts",
      "listed-products.ts",
      "price-rules.ts",
      "prices-under.ts",
      "product/product-arrival.ts",
      "product/product-embroidery.ts",
      "read-model.ts",
      "sellable.ts",
      "service/service-prices.ts",
      "tile-rewards.ts",
    ],
  },
  "catalog-import": {
    uses: [],
    spec: "Magento's product CSV",
    holds: "cells, rows and passes of a catalogue import",
  },
};
