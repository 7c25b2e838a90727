import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportProducts } from "../export/export-catalog.ts";
import { aSimple, importShop, type ImportShop } from "../import/testing.ts";

let shop: ImportShop;

beforeAll(async () => {
  shop = await importShop();
});
afterAll(() => shop.close());

const KIT = {
  sku: "KIT",
  product_type: "bundle",
  name: "Kit",
  product_websites: "base",
  bundle_price_type: "dynamic",
  bundle_sku_type: "fixed",
  bundle_price_view: "As low as",
  bundle_shipment_type: "separately",
  bundle_values:
    "name=Coat,type=radio,required=1,sku=COAT-1,price=0.0000,default=1,default_qty=1.0000,price_type=fixed,can_change_qty=0" +
    "|name=Coat,type=radio,required=1,sku=COAT-2,price=0.0000,default=0,default_qty=2.0000,price_type=fixed,can_change_qty=1" +
    "|name=Caps,type=multi,required=0,sku=CAP,price=12.5000,default=0,default_qty=1.0000,price_type=percent,can_change_qty=1,is_selection_by_image=1",
};

const stored = async () => {
  const options = await shop.database.db
    .selectFrom("bundle_option")
    .selectAll()
    .orderBy("position")
    .execute();
  const selections = await shop.database.db
    .selectFrom("bundle_selection")
    .innerJoin("product", "product.id", "child_id")
    .select(["bundle_selection.id", "option_id", "sku", "default_quantity", "price_micro"])
    .orderBy("option_id")
    .orderBy("position")
    .execute();
  return { options, selections };
};

describe("bundles in Magento's product files", () => {
  it("BUNDLE-01 BUNDLE-02 are brought with options and selections, whose products may stand further down", async () => {
    const { report, rejections } = await shop.rows([
      KIT,
      aSimple(),
      aSimple({ sku: "COAT-2", name: "Coat 2" }),
      aSimple({ sku: "CAP", name: "Cap" }),
    ]);
    expect(rejections).toEqual([]);
    expect(report).toMatchObject({ created: 4 });
    const { options, selections } = await stored();
    expect(options).toMatchObject([
      { title: "Coat", type: "radio", is_required: true, is_by_image: false },
      { title: "Caps", type: "multi", is_required: false, is_by_image: true },
    ]);
    expect(selections).toMatchObject([
      { sku: "COAT-1", default_quantity: 1, price_micro: null },
      { sku: "COAT-2", default_quantity: 2, price_micro: null },
      { sku: "CAP", price_micro: 125_000 },
    ]);
  });

  it("come out as they went in, and going in again change nothing", async () => {
    let text = "";
    for await (const part of exportProducts(shop.database.db)) text += part;
    expect(text).toContain("name=Coat,type=radio,required=1,sku=COAT-2");
    const { report, rejections } = await shop.text(text);
    expect(rejections).toEqual([]);
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  });

  it("keep the ids of what stays: carts name them", async () => {
    const before = await stored();
    const values =
      "name=Caps,type=multi,required=0,sku=CAP|name=Coat,type=select,required=1,sku=COAT-2";
    await shop.rows([{ sku: "KIT", bundle_values: values }]);
    const { options, selections } = await stored();
    const idOf = (title: string) => before.options.find((one) => one.title === title)?.id;
    expect(options.map(({ id, title }) => [id, title])).toEqual([
      [idOf("Caps"), "Caps"],
      [idOf("Coat"), "Coat"],
    ]);
    expect(new Set(selections.map(({ id }) => id))).toEqual(
      new Set(before.selections.filter(({ sku }) => sku !== "COAT-1").map(({ id }) => id)),
    );
  });

  it.each([
    [
      "a product that is not there",
      { bundle_values: "name=Coat,sku=NONE" },
      "There is no simple or virtual product NONE",
    ],
    [
      "a bundle in a bundle",
      { bundle_values: "name=Coat,sku=KIT" },
      "There is no simple or virtual product KIT",
    ],
    ["a special price beside the sum", { special_price: "5.00" }, "is the sum of what is chosen"],
    [
      "a selection without a product",
      { bundle_values: "name=Coat,type=select" },
      "needs its name and sku",
    ],
  ])("%s is refused", async (_, cells, reason) => {
    const { rejections } = await shop.rows([{ sku: "KIT", ...cells }]);
    expect(rejections).toMatchObject([{ reason: expect.stringContaining(reason) }]);
  });

  it("selections of what is no bundle are refused", async () => {
    const { rejections } = await shop.rows([{ sku: "COAT-1", bundle_values: "name=Cap,sku=CAP" }]);
    expect(rejections).toMatchObject([{ column: "bundle_values" }]);
  });
});
