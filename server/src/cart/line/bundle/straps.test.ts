import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aBundle,
  bundleMaps,
  type Chosen,
  type TestBundle,
} from "../../../testing/order/bundle.ts";
import { aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let apron: TestBundle;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const bib = await aProduct(shop, { sku: "BIB", name: "Bib", price_minor: 3000 });
    const strap = (sku: string, price: number) =>
      aProduct(shop, { sku, name: sku, type: "virtual", price_minor: price, weight_grams: null });
    const tan = await strap("DOUBLE-TAN", 600);
    const red = await strap("DOUBLE-RED", 700);
    apron = await aBundle(
      shop,
      {
        sku: "APRON",
        name: "Apron",
        attributes: JSON.stringify({
          cw_bundle_attr_label_text: '{"label1":"Neck Strap"}',
          bundle_items_step_through_selection: true,
        }),
      },
      {
        options: [
          { title: "Bib", selections: [{ child_id: bib }] },
          { title: "Straps", type: "radio", selections: [{ child_id: tan }, { child_id: red }] },
        ],
      },
    );
  });
});
afterAll(() => app.close());

async function addByRest(chosen: Chosen) {
  const answer = await app.rest("POST", "app-add-to-cart", {
    data: { id: apron.id, qty: 1, ...bundleMaps(apron, chosen) },
  });
  const items = (answer.body["items"] ?? []) as readonly Readonly<Record<string, never>>[];
  return { ...answer, item: items[0] as Readonly<Record<string, unknown>> | undefined };
}

const price = (value: number) => ({ value, currency: "USD" });

describe("straps in pairs", () => {
  it("BUNDLE-09 one color is two pieces of it", async () => {
    const { item } = await addByRest([
      [0, 0],
      [1, 1],
    ]);
    expect(item).toMatchObject({
      sku: "APRON-BIB-DOUBLE-RED",
      options: [
        { label: "Bib", value: "Bib" },
        { label: "Straps", value: "2 × DOUBLE-RED" },
      ],
      prices: { price: price(30 + 14) },
    });
  });

  it("BUNDLE-08 BUNDLE-09 two colors are the left and the right one, by the product's labels", async () => {
    const { item } = await addByRest([
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
    expect(item).toMatchObject({
      sku: "APRON-BIB-DOUBLE-RED-DOUBLE-TAN",
      options: [
        { label: "Bib", value: "Bib" },
        { label: "Neck Strap", value: "DOUBLE-RED" },
        { label: "Right Strap", value: "DOUBLE-TAN" },
      ],
      prices: { price: price(30 + 13) },
    });
    const turned = await addByRest([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(turned.item?.["bundle_uids"]).not.toEqual(item?.["bundle_uids"]);
  });
});
