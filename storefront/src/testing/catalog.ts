import type { Category } from "../catalog/category.queries.ts";
import type { Listing, Tile } from "../catalog/listing/listing.queries.ts";

const usd = (value: number) => ({
  value,
  currency: "USD",
  formatted: `$${value.toFixed(2)}`,
});

const picture = (name: string) => ({
  thumb: `/media/catalog/w120/${name}_sf.webp`,
  image: `/media/catalog/w480/${name}_sf.webp`,
  full: `/media/catalog/w1080/${name}_sf.webp`,
  type: "studioFront",
  is_thumbnail: true,
  alt: name,
});

type Swatch = NonNullable<Tile["swatches"]>["options"][number];

/** A color of a tile, with a picture of its own. */
export function aSwatch(change: Partial<Swatch> = {}): Swatch {
  const label = change.label ?? "White";
  return {
    id: 1,
    label,
    value: "#f6f6f3",
    type: "color",
    upcharge: null,
    stockLabel: "",
    isOutOfStock: false,
    isAllowed: true,
    selected: false,
    disabled: false,
    productId: 1001,
    images: [picture(`coat-${label.toLowerCase()}`)],
    ...change,
  };
}

/** A product in a list: the Merrow chef coat at $54.00, unless changed. */
export function aTile(change: Partial<Tile> = {}): Tile {
  return {
    id: 1,
    sku: "MERROW",
    name: "Merrow chef coat",
    type: "configurable",
    url: "/merrow-chef-coat",
    price: usd(54),
    minPrice: usd(54),
    maxPrice: usd(54),
    originalPrice: null,
    msrpPrice: null,
    strikePrice: null,
    arePricesInvalidated: false,
    chosen: [],
    images: [picture("coat")],
    labels: [],
    text: "",
    sizes: null,
    swatches: null,
    inStock: true,
    stock_status: "IN_STOCK",
    rewardsData: null,
    ...change,
  };
}

/** Swatches of so many colors, named `Color 1` and on. */
export function swatchesOf(count: number): NonNullable<Tile["swatches"]> {
  return {
    attributeId: 9,
    attributeCode: "color",
    label: "Color",
    options: Array.from({ length: count }, (_, index) =>
      aSwatch({ id: index + 1, label: `Color ${index + 1}`, productId: 1001 + index }),
    ),
  };
}

/** A page of a listing with one tile and a color filter. */
export function aListing(change: Partial<Listing> = {}): Listing {
  const items = change.items ?? [aTile()];
  return {
    items,
    totalCount: items.length,
    page: 0,
    pageSize: 24,
    search: null,
    sortBy: "position",
    sortDir: "asc",
    sortOptions: [
      { value: "position", label: "Most bought", defaultDir: "asc" },
      { value: "price", label: "Price", defaultDir: "asc" },
    ],
    filterOptions: [
      {
        code: "color",
        label: "Color",
        type: "swatch",
        swatchType: "color",
        low: null,
        high: null,
        options: [
          { value: "1", label: "White", count: 3, swatch: "#ffffff" },
          { value: "2", label: "Black", count: 2, swatch: "#000000" },
        ],
      },
    ],
    attributes: [],
    options: [],
    spread: null,
    ...change,
  };
}

/** A category of the menu: Chef coats, unless changed. */
export function aCategory(change: Partial<Category> = {}): Category {
  const name = change.name ?? "Chef coats";
  return {
    id: 10,
    parentId: 2,
    name,
    namePrefix: "",
    nameRest: name,
    url: "/chef-coats",
    level: 2,
    position: 1,
    inMenu: true,
    menuIcon: null,
    image: null,
    description: null,
    children: [],
    isShopByCategory: false,
    breadcrumbs: [],
    canonical: "/chef-coats",
    robots: "INDEX,FOLLOW",
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
    productCount: 5,
    ...change,
  };
}

/** The tree's reply: a root that is not shown, and its departments. */
export function aTree(...departments: readonly Category[]) {
  const top = departments.filter(({ parentId }) => parentId === 2).map(({ id }) => id);
  const root = aCategory({
    id: 2,
    parentId: 1,
    name: "Default",
    url: "/",
    children: top,
    level: 1,
  });
  return { rootId: 2, items: [root, ...departments] };
}
