import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { aCategory, aStoreView, catalogApp, type CatalogApp } from "./catalog-app.ts";

/** A small kitchen-wear store: coat, cap, apron, a fitting, and two products that are not to be seen. */
export interface KitchenStore {
  readonly app: CatalogApp;
  readonly ids: Readonly<
    Record<
      "coat" | "cap" | "apron" | "fitting" | "hidden" | "foreign" | "kitchen" | "coats",
      number
    >
  >;
  /** Variants of the coat by color and size: `Black/M`. */
  readonly variants: Readonly<Record<string, number>>;
}

/** Opens the store on a database of its own; call `app.close()` afterwards. */
export async function kitchenStore(): Promise<KitchenStore> {
  const ids = {
    coat: 0,
    cap: 0,
    apron: 0,
    fitting: 0,
    hidden: 0,
    foreign: 0,
    kitchen: 0,
    coats: 0,
  };
  let variants: Readonly<Record<string, number>> = {};
  const app = await catalogApp(async (shop) => {
    const { db } = shop;
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    const coat = await aConfigurable(shop, {
      sku: "COAT",
      name: "Merrow Chef Coat",
      url_key: "coat",
    });
    ids.coat = coat.id;
    variants = coat.variants;
    ids.cap = await aProduct(shop, {
      sku: "CAP",
      name: "Skull Cap",
      url_key: "cap",
      price_minor: 1000,
      special_price_minor: 800,
      special_from: "2026-03-01T00:00:00Z",
      special_to: "2026-03-02T12:00:00Z",
      msrp_minor: 1500,
      description: "A cap.",
      attributes: JSON.stringify({
        color: shop.color.options["Black"],
        cw_product_callouts: "New",
      }),
    });
    ids.apron = await aProduct(shop, {
      sku: "APRON",
      name: "Alder Apron",
      url_key: "apron",
      price_minor: 3000,
      stock: { quantity: 0 },
    });
    ids.fitting = await aProduct(shop, { sku: "FITTING", url_key: "fitting", type: "virtual" });
    ids.hidden = await aProduct(shop, { sku: "HIDDEN", url_key: "hidden", is_enabled: false });
    ids.foreign = await aProduct(shop, { sku: "FOREIGN", url_key: "foreign", website_ids: [] });
    const products = [ids.cap, ids.coat, ids.hidden, ids.foreign];
    ids.kitchen = await aCategory(shop, { name: "Kitchen", urlPath: "kitchen", products });
    ids.coats = await aCategory(shop, {
      name: "Shop By Coat",
      urlPath: "kitchen/coats",
      parentId: ids.kitchen,
      products: [ids.apron, ids.coat],
    });
    await db
      .insertInto("attribute")
      .values([
        { code: "cw_product_callouts", label: "Callout", input: "text" },
        { code: "tile_text", label: "Line on the tile", input: "text" },
      ])
      .execute();
    await db
      .updateTable("product")
      .set({ attributes: JSON.stringify({ tile_text: "Twill 7.2 oz" }) })
      .where("id", "=", ids.coat)
      .execute();
    await db
      .updateTable("attribute_option")
      .set({ swatch_value: "#1d1d20" })
      .where("id", "=", shop.color.options["Black"] ?? 0)
      .execute();
    await db
      .updateTable("category")
      .set({ attributes: JSON.stringify({ spread: APRON_SPREAD }) })
      .where("id", "=", ids.coats)
      .execute();
    await db
      .insertInto("product_media")
      .values([
        { product_id: ids.coat, file: "c/coat_d.jpg", position: 1 },
        { product_id: ids.coat, file: "c/coat_sb.jpg", position: 2 },
        {
          product_id: ids.coat,
          file: "c/coat_sf.jpg",
          position: 3,
          roles: ["base", "small"],
          label: "Front",
        },
        { product_id: variants["Black/M"] ?? 0, file: "c/black_sf.jpg", roles: ["base"] },
        { product_id: ids.apron, file: "a/apron.jpg", position: 1 },
        { product_id: ids.apron, file: "https://video.example/apron", kind: "external-video" },
        { product_id: ids.apron, file: "a/apron-spin.webp", kind: "magic360", position: 3 },
        { product_id: ids.apron, file: "a/apron_sf.jpg", position: 4, roles: ["base"] },
      ])
      .execute();
    await db
      .insertInto("tier_price")
      .values([
        { product_id: ids.coat, quantity: 12, discount_micro: 100_000 },
        { product_id: ids.coat, quantity: 1, customer_group_id: 2, discount_micro: 250_000 },
        { product_id: ids.coat, quantity: 6, customer_group_id: 2, price_minor: 1900 },
      ])
      .execute();
    await db
      .insertInto("product_scope_value")
      .values({
        product_id: ids.coat,
        store_view_id: 2,
        value: JSON.stringify({
          name: "Veste de cuisine",
          url_key: "veste",
          description: "Une veste.",
          attributes: { tile_text: "Sergé 244 g" },
        }),
      })
      .execute();
    await db
      .insertInto("category_scope_value")
      .values({
        category_id: ids.kitchen,
        store_view_id: 2,
        value: JSON.stringify({ name: "Cuisine", url_key: "cuisine" }),
      })
      .execute();
    await db
      .insertInto("product_link")
      .values([
        { product_id: ids.coat, linked_id: ids.cap, kind: "related" },
        { product_id: ids.coat, linked_id: ids.hidden, kind: "related", position: 1 },
        { product_id: ids.coat, linked_id: ids.apron, kind: "upsell" },
      ])
      .execute();
  });
  return { app, ids, variants };
}

/** The spread of the coats: notes on the apron that leads them. */
export const APRON_SPREAD = {
  sku: "APRON",
  notes: [
    { title: "Crossed straps", text: "barred", at: { x: 0.25, y: 0.5 }, side: "left" },
    { title: "Towel loop", text: "", at: { x: 0.75, y: 0.5 }, side: "right" },
  ],
};

/** Item numbers of a reply, in order. */
export const skusOf = (body: { items: { sku: string }[] }) => body.items.map(({ sku }) => sku);
