import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedEndpoints } from "@placket/contract/cart/shared.rest";
import { SHARED_CART_DAYS, SHARED_CARTS_MAX } from "@placket/domain/cart/shown-cart-limits";
import { DAY_MS } from "@placket/domain/durations";
import { contextFor } from "../../http/open-call.ts";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { cartRoom } from "../cart.room.ts";

let app: TestApp;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const capId = await aProduct(shop, {
      sku: "CAP",
      name: "Cap",
      attributes: JSON.stringify({ has_embroidery: true }),
    });
    await aProduct(shop, { sku: "FEW", name: "Few", stock: { quantity: 3 } });
    await aConfigurable(shop, { sku: "COAT", name: "Coat" });
    await shop.db
      .insertInto("tier_price")
      .values({ product_id: capId, customer_group_id: 2, quantity: 1, price_minor: 500 })
      .execute();
  });
  ada = await aCustomerOf(app, { email: "ada@example.com", groupId: 2 });
  bo = await aCustomerOf(app, { email: "bo@example.com" });
});
afterAll(() => app.close());

type Asking = Pick<TestApp, "graphql">;
interface Line {
  readonly sku: string;
  readonly quantity: number;
  readonly prices: { readonly price: { readonly value: number } };
  readonly parts: readonly { readonly type: string; readonly text: string }[];
}
interface Link {
  readonly uid: string;
  readonly expires_at: string;
}
const LINE = "sku quantity prices { price { value } } parts { type text }";
const SHARE = `mutation ($cart: String!) { shareCart(input: { cart_id: $cart }) {
  token link { uid expires_at } } }`;
const OPEN = `query ($token: String!) { sharedCart(token: $token) { items { ${LINE} } expires_at
  prices { subtotal_excluding_tax { value } } } }`;
const TAKE = `mutation ($token: String!, $cart: String!) {
  copySharedCart(input: { token: $token, cart_id: $cart }) { cart { items { ${LINE} } } messages } }`;
const END = `mutation ($cart: String, $uid: ID!) {
  revokeSharedCart(input: { cart_id: $cart, uid: $uid }) { links { uid } } }`;
const LINKS = `query ($cart: String) { sharedCartLinks(cart_id: $cart) { uid } }`;

async function asked<Value>(who: Asking, query: string, variables: object): Promise<Value> {
  const { data, errors } = await who.graphql(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as unknown as Value;
}
const refusal = async (who: Asking, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;
const newCart = (who: Asking) => asked<string>(who, "mutation { createEmptyCart }", {});
const told = (items: readonly Line[]) => items.map(({ sku, quantity }) => `${quantity} ${sku}`);

/** A guest's cart that holds so many pieces of each. */
async function guestsCart(pieces: Readonly<Record<string, number>>) {
  const cart = await newCart(app);
  const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
  const query = `mutation ($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`;
  expect(await asked(app, query, { id: cart, items })).toEqual({ user_errors: [] });
  return cart;
}
const share = (who: Asking, cart: string) =>
  asked<{ token: string; link: Link }>(who, SHARE, { cart });
const opened = (who: Asking, token: string) =>
  asked<{ items: readonly Line[]; prices: object }>(who, OPEN, { token });

describe("issue 9, 3: a cart shared by link", () => {
  it("shows its lines, as they were, to whoever has the link; and nobody's price but the reader's", async () => {
    const cart = await aFilledCart(ada, [
      { sku: "CAP", quantity: 2 },
      { sku: "COAT-White-M", quantity: 1 },
    ]);
    const { token, link } = await share(ada, cart);
    expect(link.expires_at).toBe(
      new Date(app.time.now.getTime() + SHARED_CART_DAYS * DAY_MS).toISOString(),
    );
    expect((await opened(ada, token)).items[0]?.prices.price.value).toBe(5);
    const seen = await opened(app, token);
    expect(told(seen.items)).toEqual(["2 CAP", "1 COAT-White-M"]);
    expect(seen.items[0]?.prices.price.value).toBe(20);
    expect(seen.prices).toEqual({ subtotal_excluding_tax: { value: 60 } });
    const answer = await app.rest("POST", "app-shared-cart", { token });
    expect(sharedEndpoints.sharedCart.reply.parse(answer.body).items).toHaveLength(2);
    const said = JSON.stringify(answer.body);
    for (const own of ["ada@", "Margate", "Buyer", cart]) expect(said).not.toContain(own);
    await asked(
      ada,
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 5 }]) {
        user_errors { message } } }`,
      { id: cart },
    );
    expect(told((await opened(app, token)).items)).toEqual(["2 CAP", "1 COAT-White-M"]);
  });

  it("is taken into the own cart, line by line, as far as it can be had", async () => {
    const cart = await guestsCart({ CAP: 2, FEW: 3 });
    const { token } = await share(app, cart);
    const own = await guestsCart({ FEW: 1, CAP: 1 });
    const { cart: taken, messages } = await asked<{
      cart: { items: readonly Line[] };
      messages: readonly string[];
    }>(app, TAKE, { token, cart: own });
    expect(told(taken.items)).toEqual(["1 FEW", "3 CAP"]);
    expect(messages).toEqual(["Few: The requested qty is not available"]);
    expect(await refusal(app, TAKE, { token, cart: "x".repeat(32) })).toBe("cart.noSuchCart");
  });

  it("what is embroidered goes along; whoever has no cart gets one, a customer their own", async () => {
    const parts = { "special-instructions": { text: "Gold thread" } };
    const { id: capId } = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", "CAP")
      .executeTakeFirstOrThrow();
    const made = await app.rest("POST", "add-embroidery-to-cart", {
      data: { productId: capId, qty: 2, ...parts },
    });
    const shared = await app.rest("POST", "app-share-cart", { cookie: made.cookies["cartId"] });
    const { token } = sharedEndpoints.shareCart.reply.parse(shared.body);
    const taken = await app.rest("POST", "app-take-shared-cart", { token });
    expect(taken.cookies["cartId"]).toEqual(expect.any(String));
    expect(taken.cookies["cartId"]).not.toBe(made.cookies["cartId"]);
    expect(taken.body["cart"]).toMatchObject({
      items: [{ sku: "CAP", qty: 2, parts: [{ text: "Gold thread" }] }],
    });
    const bos = await bo.rest("POST", "app-take-shared-cart", { token });
    expect(bos.body["cart"]).toMatchObject({ hasCustomer: true, items: [{ sku: "CAP", qty: 2 }] });
    const over = await bo.rest("POST", "app-take-shared-cart", { token, cookie: "x".repeat(32) });
    expect(over.body["cart"]).toMatchObject({ hasCustomer: true, items: [{ qty: 4 }] });
  });

  it("is ended by whoever shared it, and by nobody else", async () => {
    const cart = await guestsCart({ CAP: 1 });
    const { token, link } = await share(app, cart);
    const { uid } = link;
    expect(await asked<object[]>(app, LINKS, { cart })).toEqual([{ uid }]);
    const other = await guestsCart({ CAP: 1 });
    for (const [who, named] of [
      [app, other],
      [app, undefined],
      [bo, undefined],
    ] as const) {
      expect(await refusal(who, END, { cart: named, uid })).toBe("cart.noSuchLink");
    }
    expect(await refusal(app, END, { cart, uid: "nonsense" })).toBe("cart.noSuchLink");
    expect(await asked(app, END, { cart, uid })).toEqual({ links: [] });
    expect(await refusal(app, OPEN, { token })).toBe("cart.noSuchLink");
    expect(await refusal(app, TAKE, { token, cart: other })).toBe("cart.noSuchLink");
  });

  it("goes with the cart at login: the customer ends it", async () => {
    const own = await newCart(bo);
    const cart = await guestsCart({ CAP: 1 });
    const { link } = await share(app, cart);
    await asked(bo, `mutation ($cart: String!) { mergeCarts(source_cart_id: $cart) { id } }`, {
      cart,
    });
    expect(own).not.toBe(cart);
    const { uid } = link;
    expect(await asked<object[]>(bo, LINKS, {})).toEqual([{ uid }]);
    expect(await asked(bo, END, { uid })).toEqual({ links: [] });
  });

  it("is over after its days, and is cleared away", async () => {
    const cart = await guestsCart({ CAP: 1 });
    const { token } = await share(app, cart);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + SHARED_CART_DAYS * DAY_MS);
    expect(await refusal(app, OPEN, { token })).toBe("cart.noSuchLink");
    expect(await asked<object[]>(app, LINKS, { cart })).toEqual([]);
    const kept = () => app.shop.db.selectFrom("shared_cart").select("id").execute();
    expect(await kept()).not.toEqual([]);
    await cartRoom.jobs
      ?.find(({ name }) => name.startsWith("links to carts"))
      ?.work(contextFor(app.call));
    expect(await kept()).toEqual([]);
    app.time.now = before;
  });

  it.each(["", " ", "x", "'; DROP TABLE shared_cart; --", "A".repeat(10_000), "%00"])(
    "a token that is none leads nowhere: %#",
    async (token) => {
      expect(await refusal(app, OPEN, { token })).toBe("cart.noSuchLink");
      const { status } = await app.rest("POST", "app-shared-cart", { token });
      expect([400, 404]).toContain(status);
    },
  );

  it("nothing of the token is kept", async () => {
    const { token } = await share(app, await guestsCart({ CAP: 1 }));
    const rows = await app.shop.db.selectFrom("shared_cart").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{32}$/);
  });

  it(`an empty cart has none, and no cart more than ${SHARED_CARTS_MAX}`, async () => {
    const cart = await newCart(app);
    expect(await refusal(app, SHARE, { cart })).toBe("checkout.cartEmpty");
    const full = await guestsCart({ CAP: 1 });
    const made = await Promise.all(
      Array.from({ length: SHARED_CARTS_MAX + 3 }, () => refusal(app, SHARE, { cart: full })),
    );
    expect(made.filter((key) => key === undefined)).toHaveLength(SHARED_CARTS_MAX);
    expect(made.filter((key) => key === "cart.tooManyLinks")).toHaveLength(3);
  });

  it("what is kept in another shape leads nowhere", async () => {
    const { token } = await share(app, await guestsCart({ CAP: 1 }));
    await app.shop.db
      .updateTable("shared_cart")
      .set({ lines: JSON.stringify([{ productId: "1" }]) })
      .execute();
    expect(await refusal(app, OPEN, { token })).toBe("cart.noSuchLink");
  });
});
