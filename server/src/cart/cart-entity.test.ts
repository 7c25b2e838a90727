import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { loadStoreDirectory, stores } from "../store/store-config.ts";
import { aGuest } from "../testing/guest.ts";
import { heldBut } from "../held/held-but.ts";
import { aRule } from "../testing/rule.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { cartById } from "./cart.ts";
import { cartWire } from "./cart-wire.ts";
import { instead } from "../testing/instead.ts";

let app: TestApp;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
let cap: number;
let whiteM: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, {
      sku: "CAP",
      name: "Skull cap",
      stock: { quantity: 900, quantity_increment: 10, increments_enabled: true },
    });
    coat = await aConfigurable(shop, {
      sku: "COAT",
      name: "Merrow chef coat",
      price_minor: 5400,
    });
    whiteM = coat.variants["White/M"] ?? 0;
    await shop.db
      .insertInto("product_media")
      .values({ product_id: whiteM, file: "merrow_sf.webp", roles: ["small"] })
      .execute();
    await aRule(shop.db, { code: "BRIGADE5", action: { kind: "percent", micro: 50_000 } });
  });
});
afterAll(() => app.close());

const cartOf = async (maskId: string) => {
  const { status, body } = await app.rest("GET", "app-get-cart", { cookie: maskId });
  expect(status).toBe(200);
  return body;
};

/** Ten caps and two white coats in M: $200.00 and $108.00. */
async function aMixedCart() {
  const { body } = await app.rest("POST", "app-add-to-cart", {
    data: [
      { id: whiteM, parentId: coat.id, qty: 2 },
      { id: cap, qty: 10 },
    ],
  });
  const cart = await cartOf(String(body["mask_id"]));
  return { maskId: String(body["mask_id"]), items: cart["items"] as readonly WireItem[] };
}

interface WireItem {
  readonly item_id: number;
  readonly [field: string]: unknown;
}

describe("an item of the cart", () => {
  it("CART-01 says what it is, how many, what it costs and where its product is", async () => {
    const [coats, caps] = (await aMixedCart()).items;
    expect(coats).toMatchObject({
      id: String(coats?.item_id),
      name: "Merrow chef coat",
      sku: "COAT-White-M",
      product_type: "configurable",
      quantity: 2,
      qty: 2,
      prices: { row_total: { value: 108, currency: "USD" } },
      product: {
        id: coat.id,
        sku: "COAT-White-M",
        url_key: "coat",
        url: "/coat",
        stock_status: "IN_STOCK",
        small_image: { url: expect.stringContaining("merrow_sf.webp") },
      },
    });
    expect(caps).toMatchObject({
      name: "Skull cap",
      product_type: "simple",
      qty: 10,
      prices: { row_total: { value: 200, currency: "USD" } },
      product: { id: cap, url: "/cap" },
    });
  });

  it("CHECK-07 has what the checkout uses of it, over both ways: each line its own id, sku, number and sum", async () => {
    const { maskId, items } = await aMixedCart();
    const used = [
      ["COAT-White-M", 2, 108],
      ["CAP", 10, 200],
    ].map(([sku, quantity, value], line) => ({
      id: String(items[line]?.item_id),
      product: { sku },
      quantity,
      prices: { row_total: { value } },
      embroidery_item: null,
    }));
    expect(items).toMatchObject(used.map((item) => ({ ...item, custom_options: [] })));
    expect(new Set(used.map(({ id }) => id)).size).toBe(2);
    const { data } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { items {
        id product { sku } quantity prices { row_total { value } } embroidery_item } } }`,
      { id: maskId },
    );
    // There `product` is the page's, of a coat in every color and size.
    const [coats, caps] = used;
    expect(data?.["cart"]).toMatchObject({ items: [{ ...coats, product: { sku: "COAT" } }, caps] });
  });

  it("CART-02 bundle options are a list on every line, empty on what is no bundle", async () => {
    const { items } = await aMixedCart();
    expect(items.map((item) => item["bundle_options"])).toEqual([[], []]);
  });

  it("CART-05 selections are pairs of attribute id and option id", async () => {
    const [coats, caps] = (await aMixedCart()).items;
    const { color, size } = app.shop;
    expect(coats?.["selections"]).toEqual([
      { attribute_id: color.id, option_id: color.options["White"] },
      { attribute_id: size.id, option_id: size.options["M"] },
    ]);
    expect(caps?.["selections"]).toEqual([]);
  });

  it("CART-06 says how it relates: its simple product, its page, its increment, who may edit it", async () => {
    const [coats, caps] = (await aMixedCart()).items;
    expect(coats).toMatchObject({
      simpleProductId: whiteM,
      url: "/coat",
      optionIncrement: 1,
      userCanEdit: true,
      embroidery_item: null,
      embroidery_items: [],
      loyalty_message: null,
    });
    expect(caps).toMatchObject({ simpleProductId: cap, url: "/cap", optionIncrement: 10 });
  });
});

describe("the cart of a guest", () => {
  it("CHECK-04 an address that the store never wrote is none, and is asked for again", async () => {
    const guest = await aGuest(app, [{ sku: "COAT-White-M", quantity: 2 }]);
    const keep = (address: object) =>
      app.shop.db
        .updateTable("cart")
        .set({ shipping_address: JSON.stringify(address) })
        .where("mask_id", "=", guest.maskId)
        .execute();
    expect((await cartOf(guest.maskId))["shipping_addresses"]).toHaveLength(1);
    await keep({ city: "Margate" });
    expect((await cartOf(guest.maskId))["shipping_addresses"]).toEqual([]);
  });

  it("CART-07 says whose it is, where it goes, how it travels and how it is paid", async () => {
    const guest = await aGuest(app, [{ sku: "COAT-White-M", quantity: 2 }]);
    await guest.pay("any-token");
    await app.graphql(
      `mutation ($id: String!) { setOrderCommentOnCart(
        input: { cart_id: $id, order_comment: "Back door" }) { cart { id } } }`,
      { id: guest.maskId },
    );
    const cart = await cartOf(guest.maskId);
    const flatRate = { carrier_code: "flatrate", method_code: "flatrate" };
    expect(cart).toMatchObject({
      id: guest.maskId,
      cart_id: guest.maskId,
      mask_id: guest.maskId,
      email: "buyer@example.com",
      items: [{ sku: "COAT-White-M" }],
      billing_address: { city: "Margate", telephone: "555 0100" },
      is_virtual: false,
      selected_payment_method: { code: "braintree" },
      total_quantity: 2,
      hasCustomer: false,
      checkoutDisabled: false,
      order_comment: "Back door",
    });
    expect(cart["shipping_addresses"]).toMatchObject([
      {
        city: "Margate",
        available_shipping_methods: [flatRate],
        selected_shipping_method: flatRate,
      },
    ]);
    expect(cart["available_payment_methods"]).toContainEqual(
      expect.objectContaining({ code: "braintree", title: expect.stringMatching(/./) }),
    );
  });

  it("CART-07 an empty cart cannot be checked out", async () => {
    const { maskId, items } = await aMixedCart();
    for (const { item_id } of items)
      await app.rest("POST", "app-remove-cart-item", { cookie: maskId, item_id });
    expect(await cartOf(maskId)).toMatchObject({
      items: [],
      total_quantity: 0,
      checkoutDisabled: true,
    });
  });

  it("CART-10 the summary has goods, discounts, shipping, tax and the lines of the sum", async () => {
    const { maskId } = await aGuest(app, [{ sku: "COAT-White-M", quantity: 2 }], {
      coupon: "BRIGADE5",
    });
    const usd = (value: number) => ({ value, currency: "USD" });
    expect((await cartOf(maskId))["summary"]).toEqual({
      subtotal_excluding_tax: usd(108),
      grand_total: usd(110.55),
      tax_total: { amount: usd(0) },
      shipping_charge: { amount: usd(7.95), label: "Flat Rate - Ground" },
      discounts: [{ label: "Autumn", amount: usd(5.4) }],
      raw_totals: [
        { ...line("subtotal", "Subtotal"), amount: usd(108) },
        {
          ...line("discount", "Discount (%1)", "BRIGADE5"),
          label: "Discount (BRIGADE5)",
          amount: usd(-5.4),
        },
        { ...line("shipping", "Shipping"), amount: usd(7.95) },
        { ...line("grand_total", "Grand Total"), amount: usd(110.55) },
      ],
    });
  });
});

const line = (code: string, phrase: string, ...values: readonly string[]) => ({
  code,
  label: phrase,
  phrase,
  values,
});

describe("the line about free shipping", () => {
  it("CART-09 its text is in the cart and follows the shop's setting, also when there is none", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", {
      data: { id: whiteM, parentId: coat.id, qty: 2 },
    });
    const maskId = String(body["mask_id"]);
    expect(await cartOf(maskId)).toMatchObject({
      free_shipping_progress_bar: "Add $42.00 for free shipping",
      free_shipping_progress: {
        phrase: "Add %1 for free shipping",
        missing: { value: 42, currency: "USD" },
        part: 108 / 150,
      },
    });
    expect(await lineAt("108000", maskId)).toBe("Add $972.00 for free shipping");
    expect(await lineAt("10800", maskId)).toBe("Free shipping reached. Your order ships FREE.");
    expect(await lineAt("null", maskId)).toBeNull();
  });
});

/** The line in a process that starts after staff have set from which worth goods travel free. */
async function lineAt(value: string, maskId: string) {
  const { db } = app.shop;
  await db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value })
    .onConflict((row) => row.columns(["scope", "scope_id", "path"]).doUpdateSet({ value }))
    .execute();
  const read = instead(stores, await loadStoreDirectory(db));
  const ctx = contextFor({ ...app.call, held: heldBut(app.call.held, read) });
  const cart = await cartById(ctx, maskId);
  return cart.ok ? cartWire(ctx, cart.value).free_shipping_progress_bar : undefined;
}
