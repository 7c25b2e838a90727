import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBundle, type TestBundle } from "../../testing/order/bundle.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let kit: TestBundle;
let capId: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const coat = await aConfigurable(shop, { sku: "COAT", name: "Chef coat", price_minor: 4000 });
    capId = await aProduct(shop, { sku: "CAP", price_minor: 1500, stock: { quantity: 3 } });
    const waited = await aProduct(shop, {
      sku: "WAITED",
      price_minor: 900,
      stock: { quantity: 0, backorders: true },
    });
    kit = await aBundle(
      shop,
      {
        sku: "KIT",
        name: "Kit",
        attributes: JSON.stringify({
          bundle_items_step_through_selection: "Yes",
          cw_bundle_attr_label_text: '{"label1":"Neck"}',
        }),
      },
      {
        options: [
          {
            title: "Coat",
            type: "radio",
            is_by_image: true,
            selections: [
              {
                child_id: coat.variants["White/M"]!,
                is_default: true,
                group_labels: JSON.stringify({ default: "Light" }),
              },
              { child_id: coat.variants["Black/M"]! },
            ],
          },
          {
            title: "Caps",
            type: "multi",
            is_required: false,
            selections: [
              { child_id: capId, default_quantity: 2, can_change_quantity: true },
              { child_id: waited },
            ],
          },
        ],
      },
    );
  });
});
afterAll(() => app.close());

const usd = (value: number) => ({ value, currency: "USD" });
const page = async () => (await app.rest("GET", `app-product-info?id=${kit.id}`)).body;

describe("a bundle on its page", () => {
  it("PDP-01 the product KIT is bundle", async () => {
    expect(await page()).toMatchObject({ type: "bundle", sku: "KIT", inStock: true });
  });

  it("BUNDLE-01 PDP-06 has its options", async () => {
    const { bundledProducts } = await page();
    expect(bundledProducts).toMatchObject([
      {
        id: kit.options[0]?.id,
        title: "Coat",
        type: "radio",
        required: "1",
        is_selection_by_image: "1",
      },
      { title: "Caps", type: "multi", required: "0", is_selection_by_image: "0" },
    ]);
  });

  it("BUNDLE-02 has its selections with price, stock and looks", async () => {
    const [coats, caps] = (await page())["bundledProducts"] as { selections: object[] }[];
    expect(coats?.selections[0]).toEqual({
      selection_id: kit.options[0]?.selections[0],
      selection_title: "Chef coat, White, M",
      sku: "COAT-White-M",
      product_id: expect.any(Number),
      type_id: "simple",
      color: "White",
      size: "M",
      color_swatch_image: null,
      bundle_swatch_image: null,
      price: usd(40),
      original_price: null,
      is_default: "1",
      default_qty: 1,
      can_change_qty: "0",
      stock_message: "In stock",
      backorder_message: null,
      product_alert_message: null,
      is_item_saleable: true,
      quantity: 100,
      backorders: false,
      product_name_group_label: '{"default":"Light"}',
    });
    expect(caps?.selections).toMatchObject([
      { sku: "CAP", default_qty: 2, can_change_qty: "1", is_default: "0", quantity: 3 },
      { sku: "WAITED", backorder_message: "Available on backorder", backorders: true },
    ]);
  });

  it("PDP-10 BUNDLE-08 PDP-11 BUNDLE-06 tells the labels of straps, and that it is chosen step by step", async () => {
    const { extension_attributes: extension, bundle } = await page();
    expect(extension).toMatchObject({
      cw_bundle_attr_label_text: '{"label1":"Neck","label2":"Right Strap"}',
    });
    expect(bundle).toEqual({
      dynamic_price: true,
      dynamic_sku: true,
      dynamic_weight: true,
      price_view: "PRICE_RANGE",
      ship_bundle_items: "TOGETHER",
      step_through: true,
      base_price: usd(0),
    });
  });

  it("costs from its cheapest choice to its dearest", async () => {
    expect(await page()).toMatchObject({ minPrice: usd(40), maxPrice: usd(40 + 2 * 15 + 9) });
  });

  it("is told by Magento's names", async () => {
    const { data, errors } = await app.graphql(`{ products(search: "Kit", pageSize: 1) { items {
      __typename ... on BundleProduct { dynamic_price items { title required type options {
        uid label quantity is_default can_change_quantity price price_type product { sku } } } } } } }`);
    expect(errors).toBeUndefined();
    const [coat] = kit.options;
    expect(data?.["products"]).toMatchObject({
      items: [
        {
          __typename: "BundleProduct",
          dynamic_price: true,
          items: [
            {
              title: "Coat",
              required: true,
              type: "radio",
              options: [
                {
                  uid: btoa(`bundle/${coat?.id}/${coat?.selections[0]}/1`),
                  label: "Chef coat, White, M",
                  quantity: 1,
                  is_default: true,
                  can_change_quantity: false,
                  price: 40,
                  price_type: "DYNAMIC",
                  product: { sku: "COAT-White-M" },
                },
                {},
              ],
            },
            { title: "Caps", required: false, type: "multi" },
          ],
        },
      ],
    });
  });

  it("follows what happens to its products: price, stock, and the bundle itself", async () => {
    const { db } = app.shop;
    await db
      .updateTable("product")
      .set({ price_minor: 2000 })
      .where("sku", "like", "COAT%")
      .execute();
    await expect.poll(page).toMatchObject({ minPrice: usd(20) });
    await db
      .updateTable("stock_item")
      .set({ quantity: 0 })
      .where("product_id", "in", (query) =>
        query.selectFrom("product").select("id").where("sku", "like", "COAT-%"),
      )
      .execute();
    await expect.poll(page).toMatchObject({ inStock: false, stock_status: "OUT_OF_STOCK" });
    await db
      .updateTable("bundle_option")
      .set({ is_required: false })
      .where("title", "=", "Coat")
      .execute();
    await expect.poll(page).toMatchObject({ inStock: true, minPrice: usd(0) });
  });
});
