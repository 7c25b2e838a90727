import { shownProduct } from "@placket/contract/catalog/shown-product.codec";
import type { CartWire } from "@placket/contract/cart/cart.codec";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Product, ProductImage } from "../../catalog/product/product.queries.ts";
import type { CallReply } from "../../api/rest.ts";
import { aCart as aShopCart, anItem, onTheWire } from "../../testing/cart.ts";

/** A product as the server sends it. */
export type ProductReply = CallReply<"productInfo">;

const usd = (value: number) => ({ value, currency: "USD", formatted: `$${value.toFixed(2)}` });

/** A gallery picture of a color, studio front unless said otherwise. */
function aPicture(color: string, type = "studioFront"): ProductImage {
  const file = `coat-${color.toLowerCase()}-${type}.webp`;
  return {
    thumb: `/media/catalog/w120/${file}`,
    image: `/media/catalog/w1080/${file}`,
    full: `/media/catalog/w1920/${file}`,
    type,
    is_thumbnail: type === "studioFront",
    alt: `${color} from the front`,
  };
}

const colors = ["White", "Black", "Navy"];
const sizes = ["S", "M", "L"];

/** Color `c` and size `s` make product `(c + 1) * 10 + s`; white in S is sold out. */
const variants = colors.flatMap((color, c) =>
  sizes.map((size, s) => ({ id: (c + 1) * 10 + s, color, size, c, s })),
);

const chart = {
  unit: "in",
  note: "Lay a coat that fits you on a table.",
  sizes,
  measures: [
    {
      code: "A",
      label: "Chest, pit to pit",
      values: [20, 21.5, 23],
      from: { x: 0.2, y: 0.4 },
      to: { x: 0.8, y: 0.4 },
    },
  ],
};

/** The Merrow chef coat in three colors and three sizes at $54.00, unless changed. */
export function aProduct(change: Partial<ProductReply> = {}): Product {
  return shownProduct(aProductReply(change));
}

/** The same as the server sends it. */
export function aProductReply(change: Partial<ProductReply> = {}): ProductReply {
  return {
    id: 73,
    parentId: null,
    arrival: { from: "2026-03-05", to: "2026-03-09" },
    embroideredArrival: {
      sewn: { from: "2026-03-09", to: "2026-03-11" },
      digitized: { from: "2026-03-11", to: "2026-03-13" },
    },
    sku: "MRW-10",
    name: "Merrow chef coat",
    type: "configurable",
    url: "/merrow-chef-coat",
    description: "<p>Ten buttons that survive 95 °C.</p>",
    shortDescription: "A double-breasted coat.",
    price: usd(54),
    minPrice: usd(54),
    maxPrice: usd(54),
    originalPrice: null,
    msrpPrice: null,
    strikePrice: null,
    arePricesInvalidated: false,
    images: [aPicture("White"), aPicture("White", "studioBack"), aPicture("White", "detail")],
    labels: [{ text: "Best seller", position: "topRight" }],
    options: [
      {
        id: 2,
        code: "size",
        label: "Size",
        type: "text",
        options: sizes.map((label, s) => ({ id: 20 + s, label, value: label, type: "text" })),
      },
      {
        id: 1,
        code: "color",
        label: "Color",
        type: "color",
        options: colors.map((label, c) => ({ id: 1 + c, label, value: "#334455", type: "color" })),
      },
    ],
    index: variants.map(({ id, color, size, c, s }) => ({
      productId: id,
      sku: `MRW-10-${color}-${size}`,
      selections: [
        { attribute: 1, value: 1 + c },
        { attribute: 2, value: 20 + s },
      ],
    })),
    colorIndex: {},
    subProducts: variants.map(({ id, color, size }) => ({
      id,
      sku: `MRW-10-${color}-${size}`,
      images: [aPicture(color), aPicture(color, "studioBack")],
      price: usd(54),
      originalPrice: null,
    })),
    stockData: variants.map(({ id }) => aStock(id, id !== 10)),
    inStock: true,
    stock_status: "IN_STOCK",
    isEnabled: true,
    temporaryRedirectUrl: null,
    loginRequired: false,
    quantity: null,
    minQuantity: 1,
    maxQuantity: 10_000,
    qtyIncrements: 1,
    isQtyIncrementsEnable: false,
    pdpMessage: "",
    pdpUnitMessage: "",
    attributes: [
      { code: "cut", label: "Cut", value: "Men’s", backend_value: "45" },
      { code: "made_in", label: "Sewn in", value: "Portugal", backend_value: "Portugal" },
      { code: "fit_sleeve", label: "Sleeve fit", value: "Set in", backend_value: "Set in" },
      { code: "fit_style", label: "Fit", value: "Straight", backend_value: "Straight" },
    ],
    custom_attributes: { size_chart: JSON.stringify(chart), cw_product_callouts: "Best seller" },
    customOptions: [],
    bundledProducts: [],
    bundle: null,
    giftcard: null,
    tierPrices: [
      { qty: 12, price: usd(50.2), value: 50.2, percent: 7 },
      { qty: 24, price: usd(46.5), value: 46.5, percent: 14 },
    ],
    extension_attributes: {
      special_price_flag: false,
      portal_data: { is_active: false, code: "", hide_strikethrough_price: false },
      cw_bundle_attr_label_text: null,
    },
    breadcrumbs: [{ id: 3, name: "Chef coats", url: "/kitchen/chef-coats" }],
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
    canonical: "/merrow-chef-coat",
    hreflang: [],
    robots: "INDEX,FOLLOW",
    richSnippet: {},
    instagramTags: "",
    hasDefaultEmbroideryAndLocked: false,
    embroideryOptions: change.custom_attributes?.["has_embroidery"] === undefined ? [] : ["text"],
    ...change,
  };
}

/** A product without choices: a cap at $6.40. */
export function aSimpleProductReply(change: Partial<ProductReply> = {}): ProductReply {
  const plain = { options: [], index: [], subProducts: [], tierPrices: [], custom_attributes: {} };
  return aProductReply({
    ...plain,
    id: 5,
    sku: "CAP",
    name: "Skull cap",
    type: "simple",
    price: usd(6.4),
    stockData: [aStock(5, true)],
    ...change,
  });
}

type Stock = ProductReply["stockData"][number];

/** The stock of one variant: 40 pieces, or none. */
export function aStock(id: number, isIn: boolean, change: Partial<Stock> = {}): Stock {
  return {
    product_id: id,
    is_in_stock: isIn,
    stock_message: isIn ? "In stock" : "Out of stock",
    is_item_saleable: isIn,
    quantity: isIn ? 40 : 0,
    backorders: false,
    minQuantity: 1,
    maxQuantity: 10_000,
    qtyIncrements: 1,
    ...change,
  };
}

/** A cart as the server sends it. */
export function aCart(items: readonly CartItem[] = []): CartWire {
  return onTheWire(aShopCart({ items }));
}

/** Two pieces of the coat in black and M, as a cart item. */
export function aCartItem(change: Partial<CartItem> = {}): CartItem {
  const coat = { name: "Merrow chef coat", sku: "B-M", parentId: 73 };
  return anItem({ id: 9, productId: 21, quantity: 2, ...coat, ...change });
}
