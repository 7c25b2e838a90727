import type { Scenario } from "./load.ts";

const REST = "/rest/us/V1/xmapi/";

/** What shoppers ask most, on a generated catalogue of so many products with so many variants. */
export function scenarios(products: number, variants: number): Scenario[] {
  const step = variants + 1;
  const product = (n: number) => ((n * 7919) % products) + 1;
  const get = (name: string, path: (n: number) => string): Scenario => ({
    name,
    next: (n) => ({ method: "GET", path: REST + path(n) }),
  });
  return [
    get(
      "listing of 24 with facet counts",
      (n) => `app-products?categoryId=${100 + (n % 40)}&page=0&pageSize=24`,
    ),
    get(
      "listing, one filter",
      (n) => `app-products?categoryId=${100 + (n % 40)}&pageSize=24&color=${1000 + (n % 8)}`,
    ),
    get("product detail", (n) => `app-product-info?id=${product(n) * step}`),
    get("prefix search", (n) => `app-mini-search?q=${WORDS[n % WORDS.length]}`),
    {
      name: "add to a new cart",
      next: (n) => ({
        method: "POST",
        path: `${REST}app-add-to-cart`,
        body: JSON.stringify({
          data: { id: product(n) * step + 1, parentId: product(n) * step, qty: 1 },
        }),
      }),
    },
  ];
}

const WORDS = [
  "chef",
  "chef%20coa",
  "merr",
  "apron",
  "barista%20sh",
  "polo",
  "gen-0001",
  "workshop%20jac",
];
