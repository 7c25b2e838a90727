import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KitchenStore, kitchenStore } from "../testing/kitchen-store.ts";

let kitchen: KitchenStore;
let coat: Awaited<ReturnType<typeof productInfo>>;
let cap: typeof coat;
let apron: typeof coat;

beforeAll(async () => {
  kitchen = await kitchenStore();
  const { ids } = kitchen;
  coat = await productInfo(ids.coat);
  cap = await productInfo(ids.cap);
  apron = await productInfo(ids.apron);
});
afterAll(() => kitchen.app.close());

const productInfo = async (id: number) => (await kitchen.app.get(`app-product-info?id=${id}`)).body;
const usd = (value: number) => ({ value, currency: "USD", formatted: `$${value.toFixed(2)}` });

describe("the fields of app-product-info", () => {
  it("PDP-03 who it is, and its prices, each as a number and as it is written", () => {
    expect(cap).toMatchObject({
      id: kitchen.ids.cap,
      sku: "CAP",
      name: "Skull Cap",
      type: "simple",
      url: "/cap",
      description: "A cap.",
      shortDescription: "",
      price: usd(8),
      minPrice: usd(8),
      maxPrice: usd(8),
      originalPrice: usd(10),
      msrpPrice: usd(15),
      arePricesInvalidated: false,
    });
  });

  it("PDP-04 pictures in three sizes, the options, and what each variant and each color shows", () => {
    expect(coat.images[0]).toEqual({
      thumb: "/media/catalog/w120/c/coat_sf.jpg",
      image: "/media/catalog/w1080/c/coat_sf.jpg",
      full: "/media/catalog/w1920/c/coat_sf.jpg",
      type: "studioFront",
      is_thumbnail: true,
      alt: "Front",
    });
    const { options } = kitchen.app.shop.color;
    expect(coat.options.map(({ label }: { label: string }) => label)).toEqual(["Color", "Size"]);
    expect(coat.index).toHaveLength(6);
    expect(coat.colorIndex[options["Black"] ?? 0]).toEqual(
      ["Black/S", "Black/M", "Black/L"].map((name) => kitchen.variants[name]),
    );
    expect(coat.subProducts).toHaveLength(6);
    expect(coat.subProducts[0]).toEqual({
      id: kitchen.variants["White/S"],
      sku: "COAT-White-S",
      images: [],
      price: usd(20),
      originalPrice: null,
    });
  });

  it("PDP-05 what there is of it, how many may be ordered, and whether it is sold at all", () => {
    expect(coat).toMatchObject({
      inStock: true,
      stock_status: "IN_STOCK",
      minQuantity: 1,
      maxQuantity: 10_000,
      qtyIncrements: 1,
      isQtyIncrementsEnable: false,
      isEnabled: true,
      temporaryRedirectUrl: null,
    });
    expect(coat.stockData).toHaveLength(6);
    expect(apron).toMatchObject({ inStock: false, stock_status: "OUT_OF_STOCK", quantity: 0 });
  });

  it("PDP-06 texts, attributes, where it stands, and what pages and search engines are told", () => {
    expect(coat).toMatchObject({
      pdpMessage: "",
      pdpUnitMessage: "",
      custom_attributes: { tile_text: "Twill 7.2 oz" },
      customOptions: [],
      bundledProducts: [],
      metaTitle: "Merrow Chef Coat",
      canonical: "/coat",
      hreflang: [
        { locale: "en-US", url: "/coat?___store=us" },
        { locale: "fr-FR", url: "/veste?___store=fr" },
      ],
      robots: "INDEX,FOLLOW",
      richSnippet: { "@type": "Product", offers: { lowPrice: 20, offerCount: 6 } },
      instagramTags: "",
      hasDefaultEmbroideryAndLocked: false,
    });
    expect(coat.breadcrumbs.map(({ name }: { name: string }) => name)).toEqual([
      "Kitchen",
      "Shop By Coat",
    ]);
  });

  it("PDP-07 an attribute has its code, its value in words, and the one it is kept under", () => {
    const black = kitchen.app.shop.color.options["Black"];
    expect(cap.attributes).toEqual([
      { code: "color", label: "Color", value: "Black", backend_value: String(black) },
    ]);
  });

  it("PDP-12 an attribute to choose by has a type and options, each drawn as its swatch says", () => {
    const { color, size } = kitchen.app.shop;
    expect(coat.options).toMatchObject([
      { id: color.id, label: "Color", type: "color", options: [{}, { value: "#1d1d20" }] },
      { id: size.id, label: "Size", type: "text", options: [{ value: "S" }, {}, {}] },
    ]);
  });

  it("PDP-14 each variant says whether it is there, in words, and how many pieces there are", () => {
    expect(coat.stockData[4]).toMatchObject({
      product_id: kitchen.variants["Black/M"],
      is_in_stock: true,
      stock_message: "In stock",
      is_item_saleable: true,
      quantity: 100,
    });
    expect(apron.stockData).toMatchObject([
      { is_in_stock: false, stock_message: "Out of stock", is_item_saleable: false, quantity: 0 },
    ]);
  });

  it("PDP-13 a variant is found by what is chosen of each attribute", () => {
    const { color, size } = kitchen.app.shop;
    expect(coat.index[4]).toMatchObject({
      productId: kitchen.variants["Black/M"],
      selections: [
        { attribute: color.id, value: color.options["Black"] },
        { attribute: size.id, value: size.options["M"] },
      ],
    });
  });
});
