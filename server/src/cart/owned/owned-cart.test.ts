import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let capId = 0;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP" });
    await aProduct(shop, { sku: "APRON" });
    await aProduct(shop, { sku: "RARE", stock: { quantity: 5 } });
    await aProduct(shop, { sku: "FEW", stock: { quantity: 1000, max_cart_quantity: 10 } });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  nth += 1;
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

const OWN = "{ customerCart { id hasCustomer total_quantity } }";
const MERGE = `mutation ($source: String!, $into: String) {
  mergeCarts(source_cart_id: $source, destination_cart_id: $into) {
    id hasCustomer order_comment items { sku quantity } shipping_addresses { city } } }`;
const ASSIGN = `mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) {
    id hasCustomer items { sku quantity } } }`;

interface CartAnswer {
  readonly id: string;
  readonly hasCustomer: boolean;
  readonly order_comment?: string | null;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly shipping_addresses?: readonly { readonly city: string }[];
}

const ownId = async (who: TestCustomer) =>
  ((await who.ask(OWN))["customerCart"] as unknown as CartAnswer).id;
const merge = async (who: TestCustomer, source: string, into?: string) =>
  (await who.ask(MERGE, { source, into }))["mergeCarts"] as unknown as CartAnswer;
const refusal = async (who: Pick<TestApp, "graphql">, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;
const linesOf = ({ items }: CartAnswer) => items.map(({ sku, quantity }) => `${quantity} ${sku}`);

/** A cart that holds so many pieces of each; of nobody in particular unless it is somebody's. */
async function cartWith(
  pieces: Readonly<Record<string, number>>,
  who: Pick<TestApp, "graphql"> = app,
) {
  const made = await who.graphql("mutation { createEmptyCart }");
  const id = String(made.data?.["createEmptyCart"]);
  const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
  const added = await who.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items },
  );
  expect(added).toMatchObject({ data: { addProductsToCart: { user_errors: [] } } });
  return id;
}

const seenBy = async (who: Pick<TestApp, "graphql">, id: string) =>
  (await who.graphql("query ($id: String!) { cart(cart_id: $id) { id } }", { id })).errors?.[0]
    ?.extensions.key;

describe("CART-39 customerCart", () => {
  it("CART-07 is the customer's one open cart, made when there is none, and says whose it is", async () => {
    const first = await ada.ask(OWN);
    expect(first["customerCart"]).toMatchObject({ hasCustomer: true, total_quantity: 0 });
    expect(await ada.ask(OWN)).toEqual(first);
  });

  it("is one however many ask at once", async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => ownId(ada)));
    expect(new Set(asked).size).toBe(1);
    const made = await app.shop.db
      .selectFrom("cart")
      .select("id")
      .where("customer_id", "=", ada.id)
      .execute();
    expect(made).toHaveLength(1);
  });

  it("is one beside another process that is making it", async () => {
    const { db } = app.shop;
    const other = await db.startTransaction().execute();
    await other.selectFrom("customer").where("id", "=", ada.id).select("id").forUpdate().execute();
    const asked = ownId(ada);
    await vi.waitFor(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    }, 15_000);
    const { mask_id: made } = await other
      .insertInto("cart")
      .values({ mask_id: "c".repeat(32), store_view_id: 1, customer_id: ada.id })
      .returning("mask_id")
      .executeTakeFirstOrThrow();
    await other.commit().execute();
    expect(await asked).toBe(made);
  });

  it("is what createEmptyCart gives, with the id that was chosen where it is made", async () => {
    const chosen = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";
    const made = await ada.ask(`mutation { createEmptyCart(input: { cart_id: "${chosen}" }) }`);
    expect(made["createEmptyCart"]).toBe(chosen);
    expect((await ada.ask("mutation { createEmptyCart }"))["createEmptyCart"]).toBe(chosen);
    expect(await ownId(ada)).toBe(chosen);
  });

  it("needs the customer's session on every transport", async () => {
    const id = await ownId(ada);
    expect(await seenBy(ada, id)).toBeUndefined();
    expect([await seenBy(app, id), await seenBy(bo, id)]).toEqual([
      "cart.foreignCart",
      "cart.foreignCart",
    ]);
    expect((await app.rest("GET", `app-get-cart?cartId=${id}`)).status).toBe(403);
    expect((await bo.rest("GET", `app-get-cart?cartId=${id}`)).status).toBe(403);
    expect((await ada.rest("GET", `app-get-cart?cartId=${id}`)).body).toMatchObject({ id });
    expect(await refusal(app, OWN, {})).toBe("access.loginRequired");
  });

  it("is the browser's on every device, with or without a cookie, and what is added goes into it", async () => {
    const added = await ada.rest("POST", "app-add-to-cart", { data: { id: capId, qty: 2 } });
    const id = await ownId(ada);
    expect(added).toMatchObject({ body: { id, hasCustomer: true }, cookies: { cartId: id } });
    expect((await ada.rest("GET", "app-get-cart")).body).toMatchObject({ id });
    const gone = "f".repeat(32);
    expect((await ada.rest("GET", "app-get-cart", { cookie: gone })).body).toMatchObject({ id });
    const more = { data: { id: capId, qty: 1 }, cookie: gone };
    expect((await ada.rest("POST", "app-add-to-cart", more)).body).toMatchObject({
      id,
      total_quantity: 3,
    });
    const [{ id: item_id } = { id: 0 }] = added.body["items"] as { id: number }[];
    const fewer = { item_id, qty: 1, cookie: gone };
    expect((await ada.rest("POST", "app-update-cart", fewer)).body).toMatchObject({
      id,
      total_quantity: 1,
    });
  });

  it("a guest whose browser still names it begins a new one", async () => {
    const id = await ownId(ada);
    expect((await app.rest("GET", "app-get-cart", { cookie: id })).body).toBeNull();
    const added = await app.rest("POST", "app-add-to-cart", {
      data: { id: capId, qty: 1 },
      cookie: id,
    });
    expect(added.body).toMatchObject({ hasCustomer: false });
    expect(added.body["id"]).not.toBe(id);
  });

  it("takes the items of a link in beside its own (CART-18)", async () => {
    const link = await cartWith({ CAP: 2, APRON: 1 });
    const id = await cartWith({ CAP: 1 }, ada);
    const taken = await ada.rest("POST", "app-take-up-cart", { cartId: link, cookie: id });
    expect(taken.body).toMatchObject({ id, total_quantity: 4 });
    expect(await seenBy(app, link)).toBeUndefined();
  });
});

describe("CHECK-08 CHECK-09 the checkout's session of a customer", () => {
  it("carries the own cart and the account's email", async () => {
    const id = await ownId(ada);
    expect((await ada.rest("GET", "app-customer-checkout-session")).body).toMatchObject({
      data: { cart_id: id, customer_email: ada.email },
    });
    const guest = await app.rest("GET", "app-customer-checkout-session", { cookie: id });
    expect(guest.body).toMatchObject({ data: { cart_id: null, customer_email: null } });
  });
});

describe("issue 9, 3: a guest's cart joins the customer's", () => {
  it("equal lines become one, others come beside them, and the guest's cart is over", async () => {
    const source = await cartWith({ CAP: 2, APRON: 1 });
    const into = await cartWith({ CAP: 3 }, ada);
    const cart = await merge(ada, source);
    expect(cart).toMatchObject({ id: into, hasCustomer: true });
    expect(linesOf(cart)).toEqual(["5 CAP", "1 APRON"]);
    expect([await seenBy(app, source), await seenBy(ada, source)]).toEqual([
      "cart.joined",
      "cart.joined",
    ]);
    expect(await refusal(bo, MERGE, { source })).toBe("cart.joined");
  });

  it("keeps the limits of stock and product", async () => {
    const source = await cartWith({ RARE: 4, FEW: 8 });
    await cartWith({ RARE: 3, FEW: 7 }, ada);
    expect(linesOf(await merge(ada, source))).toEqual(["5 RARE", "10 FEW"]);
  });

  it("keeps what was typed at the checkout where the customer's cart has none", async () => {
    const source = await cartWith({ CAP: 1 });
    await app.graphql(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
        setOrderCommentOnCart(input: { cart_id: $id, order_comment: "Ring twice" }) { cart { id } } }`,
      { id: source, address: FLORIDA },
    );
    await cartWith({ APRON: 1 }, ada);
    expect(await merge(ada, source)).toMatchObject({
      order_comment: "Ring twice",
      shipping_addresses: [{ city: "Margate" }],
    });
  });

  it("becomes the cart of a customer who has none", async () => {
    const source = await cartWith({ CAP: 2 });
    expect(await merge(ada, source)).toMatchObject({ id: source, hasCustomer: true });
    expect(await seenBy(app, source)).toBe("cart.foreignCart");
    expect(await ownId(ada)).toBe(source);
  });

  it("goes to one of two who ask at once, whole", async () => {
    const source = await cartWith({ CAP: 2 });
    const [adas, bos] = [await cartWith({ APRON: 1 }, ada), await cartWith({ APRON: 1 }, bo)];
    const answers = await Promise.all([
      ada.graphql(MERGE, { source, into: adas }),
      bo.graphql(MERGE, { source, into: bos }),
      ada.graphql(MERGE, { source }),
    ]);
    const keys = answers.map(({ errors }) => errors?.[0]?.extensions.key);
    expect(keys.filter((key) => key === undefined)).toHaveLength(1);
    expect(keys.filter((key) => key === "cart.joined")).toHaveLength(2);
    const pieces = await app.shop.db
      .selectFrom("cart_item")
      .innerJoin("cart", "cart.id", "cart_item.cart_id")
      .select("quantity")
      .where("mask_id", "in", [adas, bos])
      .where("product_id", "=", capId)
      .execute();
    expect(pieces).toEqual([{ quantity: 2 }]);
  });

  it("is refused into itself, into a stranger's or a guest's, and out of a stranger's", async () => {
    const own = await cartWith({ CAP: 1 }, ada);
    const strangers = await cartWith({ CAP: 1 }, bo);
    const guests = await cartWith({ CAP: 1 });
    const refused = (source: string, into?: string) => refusal(ada, MERGE, { source, into });
    expect(await refused(own)).toBe("cart.joinedWithItself");
    expect(await refused(own, own)).toBe("cart.joinedWithItself");
    expect(await refused(guests, strangers)).toBe("cart.foreignCart");
    expect(await refused(strangers)).toBe("cart.foreignCart");
    expect(await refused(own, guests)).toBe("cart.foreignCart");
    expect(await refused("nothing")).toBe("cart.noSuchCart");
    expect(await refusal(app, MERGE, { source: guests, into: own })).toBe("access.loginRequired");
    expect(await seenBy(app, guests)).toBeUndefined();
  });

  it("that is being ordered meanwhile is either ordered or joined", async () => {
    const source = await cartWith({ CAP: 1 });
    const { id } = await app.shop.db
      .selectFrom("cart")
      .select("id")
      .where("mask_id", "=", source)
      .executeTakeFirstOrThrow();
    await app.shop.db.updateTable("cart").set({ is_active: false }).where("id", "=", id).execute();
    await cartWith({ CAP: 1 }, ada);
    expect(await refusal(ada, MERGE, { source })).toBe("cart.alreadyOrdered");
  });
});

describe("issue 9, 1: assignCustomerToGuestCart", () => {
  it("gives the guest's cart, by its own id, what the customer's held", async () => {
    const before = await cartWith({ APRON: 2, CAP: 1 }, ada);
    const guests = await cartWith({ CAP: 2 });
    const assigned = (await ada.ask(ASSIGN, { id: guests }))["assignCustomerToGuestCart"];
    const cart = assigned as unknown as CartAnswer;
    expect(cart).toMatchObject({ id: guests, hasCustomer: true });
    expect(linesOf(cart)).toEqual(["3 CAP", "2 APRON"]);
    expect(await ownId(ada)).toBe(guests);
    expect(await seenBy(ada, before)).toBe("cart.joined");
    expect(await seenBy(app, guests)).toBe("cart.foreignCart");
  });

  it("twice is once, and nobody takes a customer's", async () => {
    const guests = await cartWith({ CAP: 2 });
    await ada.ask(ASSIGN, { id: guests });
    expect((await ada.ask(ASSIGN, { id: guests }))["assignCustomerToGuestCart"]).toMatchObject({
      id: guests,
    });
    expect(await refusal(bo, ASSIGN, { id: guests })).toBe("cart.foreignCart");
  });
});
