import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savedEndpoints } from "@placket/contract/cart/saved.rest";
import { SAVED_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type RestAnswer, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let capId = 0;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, {
      sku: "CAP",
      name: "Cap",
      attributes: '{"has_embroidery":true}',
    });
    await aProduct(shop, { sku: "FEW", name: "Few", stock: { quantity: 4 } });
    await aProduct(shop, { sku: "OFF", name: "Off" });
    await aProduct(shop, { sku: "MEMBERS", name: "Members", attributes: '{"login_required":"1"}' });
    await aConfigurable(shop, { sku: "COAT", name: "Coat" });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  nth += 1;
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

interface Line {
  readonly uid: string;
  readonly sku: string;
  readonly quantity: number;
  readonly is_saleable: boolean;
  readonly prices: { readonly price: { readonly value: number } };
  readonly parts: readonly { readonly type: string; readonly text: string }[];
}
interface Both {
  readonly cart: { readonly items: readonly Line[] };
  readonly saved_items: { readonly items: readonly Line[] };
  readonly messages: readonly string[];
}
type Asking = Pick<TestApp, "graphql">;

const LINE = "uid sku quantity is_saleable prices { price { value } } parts { type text }";
const BOTH = `cart { items { ${LINE} } } saved_items { items { ${LINE} } } messages`;
const SAVE = `mutation ($cart: String!, $uid: ID!) {
  saveCartItemForLater(input: { cart_id: $cart, cart_item_uid: $uid }) { ${BOTH} } }`;
const BACK = `mutation ($cart: String!, $uid: ID!) {
  moveSavedCartItemToCart(input: { cart_id: $cart, saved_item_uid: $uid }) { ${BOTH} } }`;
const REMOVE = `mutation ($cart: String, $uid: ID!) {
  removeSavedCartItem(input: { cart_id: $cart, saved_item_uid: $uid }) { total_count } }`;
const CART = `query ($cart: String!) { cart(cart_id: $cart) { items { ${LINE} } } }`;
const SAVED = `query ($cart: String) { savedCartItems(cart_id: $cart) { items { ${LINE} } } }`;

const told = ({ items }: { readonly items: readonly Line[] }) =>
  items.map(({ sku, quantity }) => `${quantity} ${sku}`);

async function asked<Value>(who: Asking, query: string, variables: object): Promise<Value> {
  const { data, errors } = await who.graphql(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as unknown as Value;
}
const refusal = async (who: Asking, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;

const newCart = (who: Asking) => asked<string>(who, "mutation { createEmptyCart }", {});
const savedOf = async (who: Asking, cart?: string) =>
  asked<{ items: readonly Line[] }>(who, SAVED, { cart });

/** The items of a cart after these were added to it. */
async function added(who: Asking, cart: string, wishes: readonly object[]) {
  const query = `mutation ($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { cart { items { ${LINE} } } user_errors { message } } }`;
  const done = await asked<{ cart: { items: Line[] }; user_errors: object[] }>(who, query, {
    id: cart,
    items: wishes,
  });
  expect(done.user_errors).toEqual([]);
  return done.cart.items;
}
const uidOf = (items: readonly Line[], sku: string) =>
  String(items.find((item) => item.sku === sku)?.uid);

/** Puts what a cart has of a product aside. */
async function aside(who: Asking, cart: string, wish: { sku: string; quantity: number }) {
  const items = await added(who, cart, [wish]);
  return asked<Both>(who, SAVE, { cart, uid: uidOf(items, wish.sku) });
}

describe("issue 9, 3: saved for later", () => {
  it("puts a line of the cart aside with what is done to it, and brings it back", async () => {
    const { body, cookies } = await app.rest("POST", "add-embroidery-to-cart", {
      data: { productId: capId, qty: 2, "special-instructions": { text: "Gold thread" } },
    });
    expect(body["item_id"]).toEqual(expect.any(Number));
    const cart = String(cookies["cartId"]);
    const items = await added(app, cart, [{ sku: "COAT-White-M", quantity: 1 }]);
    const saved = await asked<Both>(app, SAVE, { cart, uid: uidOf(items, "CAP") });
    expect([told(saved.cart), told(saved.saved_items)]).toEqual([["1 COAT-White-M"], ["2 CAP"]]);
    const [cap] = saved.saved_items.items;
    expect(cap?.parts).toMatchObject([{ type: "special-instructions", text: "Gold thread" }]);
    const back = await asked<Both>(app, BACK, { cart, uid: cap?.uid });
    expect([told(back.cart), told(back.saved_items), back.messages]).toEqual([
      ["1 COAT-White-M", "2 CAP"],
      [],
      [],
    ]);
    expect(back.cart.items[1]?.parts).toEqual(cap?.parts);
  });

  it("comes back at the price of the day", async () => {
    const cart = await newCart(app);
    const { saved_items: saved } = await aside(app, cart, { sku: "OFF", quantity: 1 });
    const priced = (minor: number) =>
      app.shop.db
        .updateTable("product")
        .set({ price_minor: minor })
        .where("sku", "=", "OFF")
        .execute();
    await priced(2500);
    const shown = async () => (await savedOf(app, cart)).items[0]?.prices.price.value;
    await expect.poll(shown).toBe(25);
    const back = await asked<Both>(app, BACK, { cart, uid: saved.items[0]?.uid });
    expect(back.cart.items[0]?.prices.price.value).toBe(25);
    await priced(2000);
  });

  it("what does not fit any more stays saved, and the rest comes", async () => {
    const cart = await newCart(app);
    const { saved_items: saved } = await aside(app, cart, { sku: "FEW", quantity: 3 });
    await added(app, cart, [{ sku: "FEW", quantity: 2 }]);
    const uid = saved.items[0]?.uid;
    const back = await asked<Both>(app, BACK, { cart, uid });
    expect([told(back.cart), told(back.saved_items), back.messages]).toEqual([
      ["4 FEW"],
      ["1 FEW"],
      ['Only 2 of "Few" fit into your cart. The rest stays saved for later.'],
    ]);
    expect(await refusal(app, BACK, { cart, uid })).toBe("cart.outOfStock");
    expect(told(await savedOf(app, cart))).toEqual(["1 FEW"]);
  });

  it("what is not sold any more is shown, stays, and can be removed", async () => {
    const cart = await newCart(app);
    const { saved_items: saved } = await aside(app, cart, { sku: "OFF", quantity: 1 });
    const sold = (isSold: boolean) =>
      app.shop.db
        .updateTable("product")
        .set({ is_enabled: isSold })
        .where("sku", "=", "OFF")
        .execute();
    await sold(false);
    const uid = saved.items[0]?.uid;
    const shown = async () => (await savedOf(app, cart)).items.map((one) => one.is_saleable);
    await expect.poll(shown).toEqual([false]);
    expect(await refusal(app, BACK, { cart, uid })).toBe("cart.outOfStock");
    expect(await shown()).toEqual([false]);
    expect(await asked(app, REMOVE, { cart, uid })).toEqual({ total_count: 0 });
    expect(await refusal(app, REMOVE, { cart, uid })).toBe("cart.noSuchSaved");
    await sold(true);
  });

  it("equal lines are one, with the pieces of both", async () => {
    const cart = await newCart(app);
    await aside(app, cart, { sku: "CAP", quantity: 2 });
    const again = await aside(app, cart, { sku: "CAP", quantity: 3 });
    expect([told(again.cart), told(again.saved_items)]).toEqual([[], ["5 CAP"]]);
  });

  it("is a customer's on every device, whatever becomes of the cart", async () => {
    const cart = await newCart(ada);
    await aside(ada, cart, { sku: "CAP", quantity: 2 });
    const device = await ada.rest("GET", "app-saved-items");
    expect(device.body["items"]).toMatchObject([{ sku: "CAP", quantity: 2 }]);
    await app.shop.db
      .updateTable("cart")
      .set({ is_active: false })
      .where("mask_id", "=", cart)
      .execute();
    expect(told(await savedOf(ada))).toEqual(["2 CAP"]);
    const [{ item_id: id }] = device.body["items"] as [{ item_id: number }];
    const back = await ada.rest("POST", "app-put-back-saved", { saved_item_id: id });
    expect(back.body["cart"]).toMatchObject({ items: [{ sku: "CAP", quantity: 2 }] });
    expect(back.cookies["cartId"]).not.toBe(cart);
  });

  it("of a guest goes over at login, beside what the customer has put aside", async () => {
    const own = await newCart(ada);
    await aside(ada, own, { sku: "CAP", quantity: 2 });
    const cart = await newCart(app);
    await aside(app, cart, { sku: "CAP", quantity: 3 });
    await aside(app, cart, { sku: "COAT-White-M", quantity: 1 });
    const merge = `mutation ($cart: String!) { mergeCarts(source_cart_id: $cart) { id } }`;
    await asked(ada, merge, { cart });
    expect(told(await savedOf(ada))).toEqual(["5 CAP", "1 COAT-White-M"]);
    const guests = await newCart(app);
    await aside(app, guests, { sku: "FEW", quantity: 1 });
    const assign = `mutation ($cart: String!) { assignCustomerToGuestCart(cart_id: $cart) { id } }`;
    await asked(ada, assign, { cart: guests });
    expect(told(await savedOf(ada))).toEqual(["5 CAP", "1 COAT-White-M", "1 FEW"]);
    expect(told(await savedOf(bo))).toEqual([]);
  });

  it("is nobody else's to see, to take or to remove", async () => {
    const cart = await newCart(ada);
    const { saved_items: saved } = await aside(ada, cart, { sku: "CAP", quantity: 2 });
    const uid = saved.items[0]?.uid;
    expect(await refusal(app, SAVED, { cart })).toBe("cart.foreignCart");
    const theirs = await newCart(bo);
    expect(await refusal(bo, BACK, { cart: theirs, uid })).toBe("cart.noSuchSaved");
    expect(await refusal(bo, REMOVE, { uid })).toBe("cart.noSuchSaved");
    const guests = await newCart(app);
    expect(await refusal(app, BACK, { cart: guests, uid })).toBe("cart.noSuchSaved");
    expect(await refusal(app, REMOVE, { cart: guests, uid: "nonsense" })).toBe("cart.noSuchSaved");
    expect(await refusal(app, SAVE, { cart: guests, uid: "!" })).toBe("cart.noSuchItem");
    expect(told(await savedOf(ada))).toEqual(["2 CAP"]);
  });

  it("two who put one line back at once get it once", async () => {
    const cart = await newCart(app);
    const { saved_items: saved } = await aside(app, cart, { sku: "CAP", quantity: 2 });
    const uid = saved.items[0]?.uid;
    const done = await Promise.all([
      refusal(app, BACK, { cart, uid }),
      refusal(app, BACK, { cart, uid }),
    ]);
    expect(done.filter((key) => key === undefined)).toHaveLength(1);
    expect(told(await asked(app, CART, { cart }))).toEqual(["2 CAP"]);
  });

  it("needs the customer where the product does", async () => {
    const guests = await newCart(app);
    await added(ada, guests, [{ sku: "MEMBERS", quantity: 1 }]);
    const { items } = await asked<{ items: readonly Line[] }>(app, CART, { cart: guests });
    await asked<Both>(app, SAVE, { cart: guests, uid: uidOf(items, "MEMBERS") });
    const [item] = (await savedOf(app, guests)).items;
    expect(await refusal(app, BACK, { cart: guests, uid: item?.uid })).toBe("access.loginRequired");
  });

  it(`is no more than ${SAVED_ITEMS_MAX} lines`, async () => {
    const cart = await newCart(app);
    const { saved_items: saved } = await aside(app, cart, { sku: "CAP", quantity: 1 });
    expect(saved.items).toHaveLength(1);
    const { id } = await app.shop.db
      .selectFrom("cart")
      .select("id")
      .where("mask_id", "=", cart)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: SAVED_ITEMS_MAX - 1 }, (_, at) => ({
      cart_id: id,
      product_id: capId,
      quantity: 1,
      configuration: JSON.stringify({ kind: "plain" }),
      hash: `${at}`,
      saved_at: app.time.now,
    }));
    await app.shop.db.insertInto("saved_item").values(more).execute();
    const items = await added(app, cart, [{ sku: "FEW", quantity: 1 }]);
    const uid = uidOf(items, "FEW");
    expect(await refusal(app, SAVE, { cart, uid })).toBe("cart.tooManySaved");
    const again = await aside(app, cart, { sku: "CAP", quantity: 1 });
    expect(again.saved_items.items).toHaveLength(SAVED_ITEMS_MAX);
  });

  it("REST answers as its shapes say, and refuses what is no id", async () => {
    const made = await app.rest("POST", "app-add-to-cart", { id: capId, qty: 2 });
    const cookie = String(made.cookies["cartId"]);
    const [{ item_id: itemId }] = made.body["items"] as [{ item_id: number }];
    const call = (path: string, body: object): Promise<RestAnswer> =>
      app.rest("POST", path, { ...body, cookie });
    const both = await call("app-save-for-later", { item_id: itemId });
    const { saved } = savedEndpoints.saveForLater.reply.parse(both.body);
    expect(saved.items).toMatchObject([{ sku: "CAP", quantity: 2 }]);
    const savedId = saved.items[0]?.item_id;
    expect((await call("app-put-back-saved", { saved_item_id: "1 OR 1=1" })).status).toBe(400);
    const back = await call("app-put-back-saved", { saved_item_id: savedId });
    expect(savedEndpoints.putBackSaved.reply.parse(back.body).saved.items).toEqual([]);
    const gone = await call("app-remove-saved", { saved_item_id: savedId });
    expect(gone.status).toBe(404);
    expect((await app.rest("GET", "app-saved-items")).body).toEqual({ items: [] });
  });
});
