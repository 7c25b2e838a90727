import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stores } from "../store/store-config.ts";
import { aBuyer, aCapShop, change } from "../testing/own-balances.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp((shop) => aCapShop(shop, { rewardsEnabled: true }));
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof aBuyer>>["call"]>>;

const TILES = "app-products-by-skus?skus=CAP";
const rewardsOn = (answer: Answer) =>
  answer.json<{ readonly items: readonly { readonly rewardsData: object | null }[] }>().items[0]
    ?.rewardsData;
const said = (plp_text: string) => ({ visible_on_plp: true, plp_text });

async function group(points_percent: number) {
  const { db } = app.shop;
  await db.updateTable("customer_group").set({ points_percent }).where("id", "=", 1).execute();
}

describe("PLP-34 a tile says what a piece earns", () => {
  it("PLP-34 by the group of whoever looks, in answers that are shared", async () => {
    const guests = await app.rest("GET", TILES);
    expect(guests.body).toMatchObject({ items: [{ rewardsData: said("You earn 20 points") }] });
    const buyer = await aBuyer(app, 1);
    const own = async () => rewardsOn(await buyer.call(`GET ${TILES}`));
    expect(await own()).toEqual(said("You earn 20 points"));
    await group(250);
    await expect.poll(own).toEqual(said("You earn 50 points"));
    const again = await app.rest("GET", TILES);
    expect(again.body).toMatchObject({ items: [{ rewardsData: said("You earn 20 points") }] });
    await group(0);
    await expect.poll(own).toBeNull();
    await group(100);
    await expect.poll(own).toEqual(said("You earn 20 points"));
  });
});

describe("CART-06 an item of a cart says what it earns", () => {
  const ITEMS = "{ cart { items { loyalty_message } } }";
  interface Cart {
    readonly items: readonly { readonly loyalty_message: string | null }[];
  }

  it("CART-06 of its row as it stands, on both transports; a guest is told what to do for it", async () => {
    const buyer = await aBuyer(app, 2);
    const cart = (await buyer.call("GET app-get-cart")).json<Cart>();
    expect(cart.items[0]?.loyalty_message).toBe("You earn 40 points");
    const { data } = await buyer.ask(
      `mutation ($id: String!, $item: Int!) { updateCartItems(input: { cart_id: $id,
        cart_items: [{ cart_item_id: $item, quantity: 3 }] }) ${ITEMS} }`,
      { id: buyer.cartId, item: (cart.items[0] as unknown as { item_id: number }).item_id },
    );
    expect(data?.["updateCartItems"]).toEqual({
      cart: { items: [{ loyalty_message: "You earn 60 points" }] },
    });
    expect(await change(buyer, "applyStoreCreditToCart")).toBeDefined();
    const made = await app.graphql("mutation { createEmptyCart }");
    const added = await app.graphql(
      `mutation ($id: String!) { addProductsToCart(cartId: $id,
        cartItems: [{ sku: "CAP", quantity: 1 }]) ${ITEMS} }`,
      { id: made.data?.["createEmptyCart"] },
    );
    expect(added.data?.["addProductsToCart"]).toEqual({
      cart: { items: [{ loyalty_message: "You earn 20 points · Sign in to earn them." }] },
    });
  });
});

it("PLP-34 CART-06 nothing is said where the shop has no rewards", async () => {
  const buyer = await aBuyer(app, 1);
  await app.shop.db
    .updateTable("config_value")
    .set({ value: "false" })
    .where("path", "=", "rewardsEnabled")
    .execute();
  const held = () => app.call.held(stores);
  await expect.poll(() => held().settingsOf(held().defaultView).rewardsEnabled).toBe(false);
  expect(rewardsOn(await buyer.call(`GET ${TILES}`))).toBeNull();
  expect((await buyer.call("GET app-get-cart")).json()).toMatchObject({
    items: [{ loyalty_message: null }],
  });
});
