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
      "custom-option",
      "media",
      "money",
      "pricing",
      "quantity",
      "routing",
      "session",
      "sold-card",
      "stock",
      "storage",
      "store",
      "translation",
    ],
    spec: "PLP, PDP",
    holds: "product, category tree, listing and filters, tiles, gallery, quick view, warm-up",
    doors: [
      "graphql/graphql-product.ts",
      "bestsellers/bestsellers.ts",
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
      "sku/skus-beginning.ts",
      "tile-rewards.ts",
    ],
  },
  "custom-option": {
    uses: ["line", "money"],
    spec: "PDP-06, Magento's customizable options",
    holds:
      "options of products besides what makes their variants: how they are chosen and what they add",
  },
  "catalog-import": {
    uses: ["custom-option"],
    spec: "Magento's product CSV",
    holds: "cells, rows and passes of a catalogue import",
  },
};
