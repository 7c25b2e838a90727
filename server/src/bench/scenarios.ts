import type { Scenario } from "./scenario.ts";

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
    ...graphqlScenarios(products, variants),
  ];
}

/** What clients of Magento's GraphQL ask most. */
export function graphqlScenarios(products: number, variants: number): Scenario[] {
  const number = (n: number) => ((n * 7919) % products) + 1;
  return [
    graphql("GraphQL listing of 24: description, categories, counts", LISTING, (n) => ({
      category: String(100 + (n % 40)),
    })),
    graphql(`GraphQL product with its ${variants} variants`, PRODUCT, (n) => ({
      key: `generated-${number(n)}`,
    })),
  ];
}

function graphql(name: string, query: string, variables: (n: number) => object): Scenario {
  return {
    name,
    next: (n) => ({
      method: "POST",
      path: "/graphql",
      body: JSON.stringify({ query, variables: variables(n) }),
    }),
  };
}

const PRICES =
  "price_range { minimum_price { regular_price { value currency } final_price { value currency } } }";

/** What Magento's own storefront asks for a category page. */
const LISTING = `query Listing($category: String!) {
  products(filter: { category_id: { eq: $category } }, pageSize: 24) {
    total_count
    page_info { current_page total_pages }
    items { id uid sku name url_key stock_status small_image { url label } ${PRICES}
      description { html } categories { uid name url_path } }
    aggregations { attribute_code label count options { label value count } }
  }
}`;

const PRODUCT = `query Product($key: String!) {
  products(filter: { url_key: { eq: $key } }) {
    items { id uid sku name url_key stock_status description { html } ${PRICES}
      media_gallery { url label position }
      ... on ConfigurableProduct {
        configurable_options { attribute_code label values { uid label swatch_data { value } } }
        variants { attributes { code uid label value_index }
          product { id uid sku stock_status small_image { url } ${PRICES} } }
      } }
  }
}`;

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
