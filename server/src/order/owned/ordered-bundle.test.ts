import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aBundle, type TestBundle } from "../../testing/order/bundle.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;
let kit: TestBundle;
let pair: TestBundle;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  app = await testApp(
    async (shop) => {
      const coat = await aProduct(shop, { sku: "COAT", name: "Coat", price_minor: 4000 });
      const cap = await aProduct(shop, {
        sku: "CAP",
        name: "Cap",
        price_minor: 1500,
        stock: { quantity: 5 },
      });
      kit = await aBundle(
        shop,
        { sku: "KIT", name: "Kit" },
        {
          options: [
            { title: "Coat", selections: [{ child_id: coat }] },
            { title: "Caps", selections: [{ child_id: cap, default_quantity: 2 }] },
          ],
        },
      );
      pair = await aBundle(
        shop,
        { sku: "PAIR", name: "Pair of caps" },
        { options: [{ title: "Cap", selections: [{ child_id: cap, default_quantity: 2 }] }] },
      );
    },
    { payment: sandbox.provider },
  );
});
afterEach(() => app.close());

const itemOf = (sku: string, bundle: TestBundle, quantity: number) => ({
  sku,
  quantity,
  selected_options: bundle.options.map(({ id, selections: [first] }) =>
    btoa(`bundle/${id}/${first}/1`),
  ),
});

const stockOf = async (sku: string) =>
  (
    await app.shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "stock_item.product_id")
      .select("quantity")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).quantity;

const shelves = async () => [await stockOf("COAT"), await stockOf("CAP"), await stockOf("KIT")];

describe("a bundle in an order", () => {
  it("BUNDLE-18 takes what stands in it off the shelves, and is kept as it was on its day", async () => {
    const guest = await aGuest(app, [itemOf("KIT", kit, 2)]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { errors, orderV2 } = await guest.placeOrder();
    expect(errors).toEqual([]);
    expect(await shelves()).toEqual([98, 1, 100]);
    await app.shop.db.updateTable("product").set({ name: "Renamed" }).execute();
    const { body } = await app.rest(
      "GET",
      `app-order?number=${orderV2?.number}&token=${orderV2?.token}`,
    );
    expect(body["items"]).toMatchObject([
      {
        sku: "KIT-COAT-CAP",
        name: "Kit",
        quantity: 2,
        options: [
          { label: "Coat", value: "Coat" },
          { label: "Caps", value: "2 × Cap" },
        ],
        price: { value: 70 },
        row_total: { value: 140 },
      },
    ]);
  });

  it("CART-02 is told by Magento's names, with what stood in it", async () => {
    const guest = await aGuest(app, [itemOf("KIT", kit, 1)]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { orderV2 } = await guest.placeOrder();
    const { data } = await app.graphql(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items {
        __typename product_sku product_type
        ... on BundleOrderItem { bundle_options { label values {
          product_name product_sku quantity price { value } } } } } } }`,
      { token: orderV2?.token },
    );
    expect(data?.["guestOrderByToken"]).toEqual({
      items: [
        {
          __typename: "BundleOrderItem",
          product_sku: "KIT-COAT-CAP",
          product_type: "bundle",
          bundle_options: [
            {
              label: "Coat",
              values: [
                { product_name: "Coat", product_sku: "COAT", quantity: 1, price: { value: 40 } },
              ],
            },
            {
              label: "Caps",
              values: [
                { product_name: "Cap", product_sku: "CAP", quantity: 2, price: { value: 15 } },
              ],
            },
          ],
        },
      ],
    });
  });

  it("puts everything back when the card is declined", async () => {
    const guest = await aGuest(app, [itemOf("KIT", kit, 2)]);
    await guest.pay(await sandbox.tokenFor(DECLINED));
    const { errors } = await guest.placeOrder();
    expect(errors).not.toEqual([]);
    expect(await shelves()).toEqual([100, 5, 100]);
  });

  it("is refused in a cart beyond what the scarcest product is enough for", async () => {
    const made = await app.graphql("mutation { createEmptyCart }");
    const { data } = await app.graphql(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
        cart { items { quantity } } user_errors { code } } }`,
      { id: made.data?.["createEmptyCart"], items: [itemOf("KIT", kit, 3)] },
    );
    expect(data?.["addProductsToCart"]).toMatchObject({ cart: { items: [] }, user_errors: [{}] });
  });

  it("two bundles that share a product never take more of it than there is", async () => {
    // Five caps: the kits take four, the pair two.
    const guest = await aGuest(app, [itemOf("KIT", kit, 2), itemOf("PAIR", pair, 1)]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { errors, order } = await guest.placeOrder();
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ key: "cart.outOfStock" }]);
    expect(await shelves()).toEqual([100, 5, 100]);
  });

  it("nor do two orders at once", async () => {
    const guests = [
      await aGuest(app, [itemOf("KIT", kit, 2)]),
      await aGuest(app, [itemOf("PAIR", pair, 2)]),
    ];
    for (const guest of guests) await guest.pay(await sandbox.tokenFor(APPROVED));
    const placed = await Promise.all(guests.map((guest) => guest.placeOrder()));
    expect(placed.filter(({ order }) => order !== null)).toHaveLength(1);
    expect(await stockOf("CAP")).toBe(1);
  });
});
