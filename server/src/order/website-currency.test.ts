import { afterAll, beforeAll, expect, it } from "vitest";
import { aBritishWebsite } from "../catalog/testing/catalog-app.ts";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type GraphqlAnswer, type TestApp } from "../testing/test-app.ts";

const LONDON = {
  firstname: "Demo",
  lastname: "Buyer",
  street: ["12 Pier Street"],
  city: "London",
  region: "",
  postcode: "SW1A 1AA",
  country_code: "GB",
  telephone: "020 7946 0100",
};

let app: TestApp;
let british: TestApp;
let cap = 0;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aBritishWebsite(shop);
      cap = await aProduct(shop, { sku: "CAP", website_ids: [1, 2] });
      await aProduct(shop, { sku: "SCARF", website_ids: [1, 2] });
      const { db } = shop;
      await db
        .insertInto("product_website_price")
        .values({ product_id: cap, website_id: 2, price_minor: 1800 })
        .execute();
      const set = (path: string, value: unknown) => ({
        scope: "website" as const,
        scope_id: 2,
        path,
        value: JSON.stringify(value),
      });
      await db
        .insertInto("config_value")
        .values([
          set("flatRateMinor", 495),
          set("freeShippingFromMinor", 10_000),
          set("defaultCountry", "GB"),
          set("requiredAddressFields", ["street", "city", "postcode", "country"]),
          set("pricesIncludeTax", true),
          set("taxShipping", true),
        ])
        .execute();
      const { id } = await db
        .insertInto("tax_rate")
        .values({ code: "VAT", country_code: "GB", rate_micro: 200_000 })
        .returning("id")
        .executeTakeFirstOrThrow();
      const classes = { customer_tax_class_id: 3, product_tax_class_id: 2 };
      await db
        .insertInto("tax_rule")
        .values({ name: "VAT", tax_rate_id: id, ...classes })
        .execute();
      const off = (minor: number) => ({ action: { kind: "fixedCart", minor } }) as const;
      const from30 = { fact: "subtotal", is: "atLeast", values: [3000] } as const;
      await aRule(db, { code: "OFF", ...off(1000), conditions: { match: "all", of: [from30] } });
      await aRule(db, { code: "OFF", ...off(700), currency: "GBP" });
      await aRule(db, { code: "DOLLARS", ...off(1000) });
      await aRule(db, { code: "TEN" });
    },
    { payment: sandbox.provider },
  );
  british = { ...app, graphql: (query, variables) => inBritain({ query, variables }) };
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function inBritain(payload: object): Promise<GraphqlAnswer> {
  const headers = { store: "uk" };
  return (await app.fastify.inject({ method: "POST", url: "/graphql", headers, payload })).json();
}

const guestInBritain = (coupon?: string) =>
  aGuest(british, [{ sku: "CAP", quantity: 2 }], {
    address: LONDON,
    ...(coupon !== undefined && { coupon }),
  });

const pricesOf = async (maskId: string) => {
  const { data } = await british.graphql(
    `query ($id: String!) { cart(cart_id: $id) { prices {
      raw_totals { code label is_included amount { value currency } } } } }`,
    { id: maskId },
  );
  const cart = data?.["cart"] as unknown as {
    prices: { raw_totals: { label: string; amount: { value: number; currency: string } }[] };
  };
  return cart.prices.raw_totals.map(({ label, amount }) => [label, amount.value, amount.currency]);
};

it("a cart of the British website is summed, ordered, charged and confirmed in pounds", async () => {
  const guest = await guestInBritain("OFF");
  expect(await pricesOf(guest.maskId)).toEqual([
    ["Subtotal", 36, "GBP"],
    ["Discount (OFF)", -7, "GBP"],
    ["Delivery", 4.95, "GBP"],
    ["Includes VAT", 5.65, "GBP"],
    ["Grand Total", 33.95, "GBP"],
  ]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const placed = await guest.placeOrder();
  expect(placed.errors).toEqual([]);
  const order = await app.shop.db
    .selectFrom("sales_order")
    .innerJoin("payment", "payment.order_id", "sales_order.id")
    .select(["sales_order.currency", "grand_total_minor", "amount_minor", "idempotency_key"])
    .select("payment.currency as charged")
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    currency: "GBP",
    grand_total_minor: 3395,
    amount_minor: 3395,
    charged: "GBP",
  });
  expect(await sandbox.provider.find(order.idempotency_key)).toMatchObject({
    amount: { minor: 3395, currency: "GBP" },
  });
  await handleOutbox(contextFor(app.call));
  const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
  expect(letter.body_text).toContain("Includes VAT: £5.65");
  expect(letter.body_text).toContain("Grand Total: £33.95");
  expect(letter.body_text).toContain("London, SW1A 1AA");
  expect(letter.body_text + letter.body_html).not.toContain("$");
});

it("CART-10 the goods without their tax are what is left of prices that hold it", async () => {
  const { maskId } = await guestInBritain("OFF");
  const { data } = await british.graphql(
    `query ($id: String!) { cart(cart_id: $id) { prices {
      subtotal_excluding_tax { value } subtotal_including_tax { value }
      subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } } } } }`,
    { id: maskId },
  );
  expect(data?.["cart"]).toEqual({
    prices: {
      subtotal_excluding_tax: { value: 31.17 },
      subtotal_including_tax: { value: 36 },
      subtotal_with_discount_excluding_tax: { value: 24.17 },
      applied_taxes: [{ label: "VAT", amount: { value: 5.65 } }],
    },
  });
});

it("a coupon whose amounts stand in dollars takes nothing off in pounds; a share does", async () => {
  const apply = async (code: string) => {
    const guest = await guestInBritain();
    const { errors } = await british.graphql(
      `mutation ($id: String!, $code: String!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`,
      { id: guest.maskId, code },
    );
    return errors?.[0]?.extensions.key ?? (await pricesOf(guest.maskId))[1];
  };
  expect(await apply("DOLLARS")).toBe("cart.noSuchCoupon");
  expect(await apply("TEN")).toEqual(["Discount (TEN)", -3.6, "GBP"]);
});

it("what has no price in a website is not put into its carts", async () => {
  const add = `mutation ($id: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: "SCARF", quantity: 1 }]) {
      cart { itemsV2 { items { id } } } user_errors { code } } }`;
  const id = String(
    (await british.graphql("mutation { createEmptyCart }")).data?.["createEmptyCart"],
  );
  expect((await british.graphql(add, { id })).data?.["addProductsToCart"]).toMatchObject({
    cart: { itemsV2: { items: [] } },
    user_errors: [{}],
  });
});

it("a cart stays in its website: another one neither shows it nor adds to it", async () => {
  const { maskId } = await guestInBritain();
  const query = `query ($id: String!) { cart(cart_id: $id) { id } }`;
  const { errors } = await app.graphql(query, { id: maskId });
  expect(errors?.[0]?.extensions.key).toBe("cart.otherWebsite");
  const { body } = await app.rest("GET", `app-get-cart?cartId=${maskId}`);
  expect(JSON.stringify(body)).not.toContain("GBP");
  const added = await app.rest("POST", "app-add-to-cart", {
    cookie: maskId,
    data: { id: cap, qty: 1 },
  });
  expect(added.body).toMatchObject({ prices: { grand_total: { value: 20, currency: "USD" } } });
  expect(added.cookies["cartId"]).not.toBe(maskId);
  expect(await pricesOf(maskId)).toContainEqual(["Subtotal", 36, "GBP"]);
});
