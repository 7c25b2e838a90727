import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aRule } from "../testing/rule.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
let cap: number;
let fives: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP" });
    coat = await aConfigurable(shop, { sku: "COAT", price_minor: 5400 });
    fives = await aProduct(shop, {
      sku: "FIVES",
      stock: { quantity_increment: 5, increments_enabled: true },
    });
    await shop.db
      .insertInto("tier_price")
      .values([
        { product_id: coat.id, quantity: 12, price_minor: 5020 },
        { product_id: fives, quantity: 8, price_minor: 1500 },
      ])
      .execute();
    await aRule(shop.db, { code: "5%1", action: { kind: "percent", micro: 50_000 } });
    await aRule(shop.db, { code: "FREESHIP", action: { kind: "freeShipping", for: "cart" } });
  });
});
afterAll(() => app.close());

/** A cart with so many coats, of two sizes, and caps beside them. */
async function aCart(coats: number, caps: number) {
  const ofSize = (size: string, qty: number) => ({
    id: coat.variants[`White/${size}`],
    parentId: coat.id,
    qty,
  });
  const { body } = await app.rest("POST", "app-add-to-cart", {
    data: [ofSize("M", coats - 1), ofSize("L", 1), ...(caps === 0 ? [] : [{ id: cap, qty: caps }])],
  });
  return String(body["mask_id"]);
}

async function applyCode(cartId: string, code: string) {
  const { data, errors } = await app.graphql(
    `mutation ($cartId: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) { cart {
        applied_coupons { code note { phrase values } }
        prices { raw_totals { code label phrase values amount { value } } } } } }`,
    { cartId, code },
  );
  const answer = data?.["applyCouponToCart"] as unknown as { cart: object } | null;
  return { cart: answer?.cart, error: errors?.[0] };
}

describe("the next price for more pieces", () => {
  const hints = async (maskId: string) => {
    const { body } = await app.rest("GET", `app-get-cart?cartId=${maskId}`);
    return (body["items"] as { sku: string; next_tier: object | null }[]).map(
      ({ sku, next_tier }) => [sku, next_tier],
    );
  };

  it("counts the pieces of the family, in all its sizes, and ends with the last tier", async () => {
    const price = { value: 50.2, currency: "USD" };
    expect(await hints(await aCart(11, 1))).toEqual([
      ["COAT-White-M", { pieces: 1, price }],
      ["COAT-White-L", { pieces: 1, price }],
      ["CAP", null],
    ]);
    expect(await hints(await aCart(12, 0))).toEqual([
      ["COAT-White-M", null],
      ["COAT-White-L", null],
    ]);
  });

  it("is in pieces that can be bought: what comes in fives misses five", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", { id: fives, qty: 5 });
    expect(await hints(String(body["mask_id"]))).toEqual([
      ["FIVES", { pieces: 5, price: { value: 15, currency: "USD" } }],
    ]);
  });
});

describe("a code on a cart with bulk prices", () => {
  it("PDP-48 takes nothing off pieces at a tier price, and says so where it is shown", async () => {
    const maskId = await aCart(12, 2);
    const { cart } = await applyCode(maskId, "5%1");
    const note = {
      phrase: "Bulk prices take no other promotion: the code counts for the other items.",
      values: [],
    };
    expect(cart).toMatchObject({
      applied_coupons: [{ code: "5%1", note }],
      prices: {
        raw_totals: [
          { code: "subtotal", amount: { value: 642.4 } },
          {
            code: "discount",
            label: "Discount (5%1)",
            phrase: "Discount (%1)",
            values: ["5%1"],
            amount: { value: -2 },
          },
          { code: "grand_total", amount: { value: 640.4 } },
        ],
      },
    });
    const overRest = await app.rest("GET", "app-get-cart", { cookie: maskId });
    expect(overRest.body).toMatchObject({
      applied_coupons: [{ code: "5%1", note }],
      prices: { grand_total: { value: 640.4 } },
    });
  });

  it("PDP-48 is refused in words where all there is has a bulk price", async () => {
    const { error } = await applyCode(await aCart(12, 0), "5%1");
    expect(error).toMatchObject({
      message: "Bulk prices take no other promotion: the code takes nothing off these items.",
      extensions: { key: "cart.couponTakesNothing" },
    });
  });

  it("PDP-48 holds for all of it below the tier", async () => {
    const { cart } = await applyCode(await aCart(11, 0), "5%1");
    expect(cart).toMatchObject({
      applied_coupons: [{ note: null }],
      prices: { raw_totals: [{ amount: { value: 594 } }, { amount: { value: -29.7 } }, {}] },
    });
  });

  it("PDP-48 free shipping is of the parcel and goes with bulk prices", async () => {
    const { cart } = await applyCode(await aCart(12, 0), "FREESHIP");
    expect(cart).toMatchObject({ applied_coupons: [{ code: "FREESHIP", note: null }] });
  });
});
