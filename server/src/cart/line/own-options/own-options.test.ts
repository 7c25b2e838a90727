import { customOptionUid } from "@placket/contract/custom-option/option-choice.codec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choiceOf, withOwnOptions } from "../../../testing/order/own-options.ts";
import { aConfigurable, aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let cap: number;
let plain: number;
let coat: Awaited<ReturnType<typeof aConfigurable>>;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const stock = { quantity: 100 };
    const own = withOwnOptions();
    cap = await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 2000, stock, ...own });
    plain = await aProduct(shop, { sku: "PLAIN", name: "Plain" });
    coat = await aConfigurable(shop, { sku: "COAT", name: "Coat" });
    await shop.db.updateTable("product").set(own).where("id", "=", coat.id).execute();
  });
});
afterAll(() => app.close());

const usd = (value: number) => ({ value, currency: "USD" });

const add = (values: Readonly<Record<number, string>>, more: object = {}, cookie?: string) =>
  app.rest("POST", "app-add-to-cart", {
    data: { id: cap, qty: 1, custom_options: choiceOf(values), ...more },
    ...(cookie !== undefined && { cookie }),
  });

interface Item {
  readonly item_id: number;
  readonly chosen_options: string;
  readonly [name: string]: unknown;
}
const itemsOf = (answer: { readonly body: object }) =>
  (answer.body as { readonly items: readonly Item[] }).items;

describe("PDP-06 a product with options of its own", () => {
  it("names them to its page, and to clients of Magento by its types", async () => {
    const { body } = await app.rest("GET", `app-product-info?id=${cap}`);
    expect(body["customOptions"]).toMatchObject([
      {
        option_id: 11,
        type: "field",
        title: "Name tag",
        is_require: true,
        max_characters: 10,
        price: 3.5,
        price_type: "fixed",
      },
      {
        option_id: 12,
        values: [
          { option_type_id: 121, price: 4 },
          { price: 10, price_type: "percent" },
        ],
      },
      { option_id: 13, type: "checkbox" },
      { option_id: 14, type: "date" },
    ]);
    const { data } = await app.graphql(`{ products(filter: { sku: { eq: "CAP" } }) { items {
      ... on CustomizableProductInterface { options { __typename title required sort_order uid option_id
        ... on CustomizableFieldOption { typed: value { max_characters price price_type sku } }
        ... on CustomizableDropDownOption { one: value { option_type_id uid title price price_type sort_order } }
        ... on CustomizableCheckboxOption { several: value { title } }
        ... on CustomizableDateOption { moment: value { type price } } } } } } }`);
    expect(data).toMatchObject({
      products: {
        items: [
          {
            options: [
              {
                __typename: "CustomizableFieldOption",
                required: true,
                uid: customOptionUid(11),
                typed: { max_characters: 10, price: 3.5, price_type: "FIXED", sku: "NAME" },
              },
              {
                one: [
                  { option_type_id: 121, price: 4 },
                  { price: 10, price_type: "PERCENT" },
                ],
              },
              { __typename: "CustomizableCheckboxOption" },
              { moment: { type: "DATE", price: 0 } },
            ],
          },
        ],
      },
    });
  });

  it("CHECK-07 PDP-06 CART-02 stands in the cart with what was chosen, at a price that the server works out", async () => {
    const answer = await add({ 11: " Anna ", 12: "122", 13: "132,131", 14: "2026-12-24" });
    expect(answer.status).toBe(200);
    expect(itemsOf(answer)).toMatchObject([
      {
        sku: "CAP-NAME",
        prices: { price: usd(28), original_item_price: usd(28), row_total: usd(28) },
        options: [
          { label: "Name tag", value: "Anna", price: usd(3.5) },
          { label: "Hem finish", value: "Raw", price: usd(2) },
          { label: "Extras", value: "Loop, Snap", price: usd(2.5) },
          { label: "Needed on", value: "2026-12-24", price: null },
        ],
        custom_options: [{ option_code: "custom_option_11", value: "Anna" }, {}, {}, {}],
      },
    ]);
    const [item] = itemsOf(answer);
    const again = await add({}, { custom_options: item?.chosen_options });
    expect(itemsOf(again)).toMatchObject([{ options: item?.["options"] }]);
  });

  it("an amount of the caller's is nobody's, and equal choices are one line", async () => {
    const first = await add(
      { 11: "Anna" },
      { price: 0.01, custom_options: [{ option_id: 11, option_value: "Anna", price: 0 }] },
    );
    expect(itemsOf(first)).toMatchObject([{ prices: { price: usd(23.5) } }]);
    const cookie = String(first.body["mask_id"]);
    await add({ 11: "Anna" }, {}, cookie);
    const both = await add({ 11: "Bo" }, {}, cookie);
    expect(itemsOf(both).map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it.each<[string, Readonly<Record<number, string>>, string, string]>([
    [
      "PDP-40 nothing where something must be said",
      {},
      "customOption.missing",
      "Choose or fill in “Name tag”.",
    ],
    [
      "too much",
      { 11: "A longer name" },
      "customOption.tooLong",
      "Use at most 10 characters for “Name tag”.",
    ],
    [
      "a bell in it",
      { 11: "An\u0007na" },
      "customOption.badText",
      "Use plain text for “Name tag”.",
    ],
    [
      "a value of another option",
      { 11: "Anna", 12: "131" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "two of one",
      { 11: "Anna", 12: "121,122" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "an option of nothing",
      { 11: "Anna", 99: "x" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "a day that never comes",
      { 11: "Anna", 14: "2026-02-30" },
      "customOption.badMoment",
      "Enter “Needed on” as 2026-12-24.",
    ],
  ])("refuses %s", async (_, values, key, message) => {
    expect(await add(values)).toMatchObject({ status: 400, body: { key, message } });
  });

  it("refuses a choice of a product that has none, and what is no list", async () => {
    expect(await add({ 11: "Anna" }, { id: plain })).toMatchObject({
      status: 400,
      body: { key: "customOption.notOffered" },
    });
    expect((await add({}, { custom_options: "{" })).status).toBe(400);
    expect(
      (await add({}, { custom_options: [{ option_id: "x", option_value: "y" }] })).status,
    ).toBe(400);
  });

  it("of a family its options go with each variant, once the variant is chosen", async () => {
    const family = await add({ 11: "Anna" }, { id: coat.id });
    expect(family).toMatchObject({ status: 400, body: { key: "cart.needsProduct" } });
    const variant = { id: coat.variants["White/M"], parentId: coat.id };
    expect(await add({}, variant)).toMatchObject({ body: { key: "customOption.missing" } });
    expect(itemsOf(await add({ 11: "Anna" }, variant))).toMatchObject([
      {
        sku: "COAT-White-M-NAME",
        options: [{ label: "Color" }, { label: "Size" }, { value: "Anna" }],
      },
    ]);
  });

  it("PDP-48 a price for many lowers the piece, and not what options add", async () => {
    await app.shop.db
      .insertInto("tier_price")
      .values({ product_id: cap, quantity: 10, price_minor: 1500 })
      .execute();
    const many = () => add({ 11: "Anna", 12: "122" }, { qty: 10 });
    await expect
      .poll(async () => itemsOf(await many())[0]?.["prices"])
      .toMatchObject({ price: usd(20), row_total: usd(200) });
  });

  it("PDP-39 an item that is edited gets another choice, and keeps its own where nothing is said", async () => {
    const first = await add({ 11: "Anna" });
    const [item] = itemsOf(first);
    const cookie = String(first.body["mask_id"]);
    const replace = (items: readonly object[]) =>
      app.rest("POST", "app-replace-cart-item", {
        data: { item_id: item?.item_id, items },
        cookie,
      });
    const kept = await replace([{ id: cap, qty: 3 }]);
    expect(itemsOf(kept)).toMatchObject([{ quantity: 3, options: [{ value: "Anna" }] }]);
    const other = await replace([{ id: cap, qty: 3, custom_options: choiceOf({ 11: "Bo" }) }]);
    expect(itemsOf(other)).toMatchObject([{ quantity: 3, options: [{ value: "Bo" }] }]);
  });
});
