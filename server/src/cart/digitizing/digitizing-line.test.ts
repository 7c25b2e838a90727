import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import {
  aPicture,
  digitizingShop,
  embroider,
  type DigitizedCart,
  type DigitizedItem,
} from "../../testing/embroidery/digitizing-shop.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aRule } from "../../testing/rule.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: number;
let bag: number;
let service: number;
/** What the browser that brought the logos is known by. */
let logos: string;
let crown: string;
let star: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await digitizingShop(shop);
    await aRule(shop.db, { code: "HALF", action: { kind: "percent", micro: 500_000 } });
  });
  const idOf = async (sku: string) => {
    const { db } = app.shop;
    const found = db.selectFrom("product").select("id").where("sku", "=", sku);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  [coat, bag, service] = [await idOf("COAT"), await idOf("BAG"), await idOf("DIGITIZE0000")];
  const first = await aLogo(app, { bytes: await aPicture("#902020"), name: "Crown.png" });
  logos = first.logos;
  crown = first.logo.logo_number;
  star = (await aLogo(app, { bytes: await aPicture("#206090"), logos })).logo.logo_number;
});
afterAll(() => app.close());

interface Addressed {
  readonly shipping_addresses: readonly {
    readonly available_shipping_methods: readonly { readonly arrival: { from: string } | null }[];
  }[];
}

const put = (item: Parameters<typeof embroider>[2]) => embroider(app, logos, item);

const cartOf = async (id: string) =>
  (await app.rest("GET", "app-get-cart", { cookie: id })).body as unknown as DigitizedCart;

const digitizingIn = ({ items }: DigitizedCart) =>
  items.filter(({ sku }) => sku === "DIGITIZE0000");

/** Gives a logo the stitches of one that was brought as such. */
async function digitize(number: string): Promise<void> {
  await aLogo(app, { bytes: dstOf(), name: "Sewn.dst", logos });
  const { db } = app.shop;
  const { stitch_hash, sewn } = await db
    .selectFrom("embroidery_logo")
    .select(["stitch_hash", "sewn"])
    .where("name", "=", "Sewn")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("embroidery_logo")
    .set({ state: "digitized", stitch_hash, sewn: JSON.stringify(sewn) })
    .where("id", "=", Number(number.slice(1)))
    .execute();
}

/** Two coats and a bag with the same logo, in one cart. */
async function aCart(): Promise<DigitizedCart> {
  const { id } = await put({ productId: coat, logo: crown, qty: 2 });
  return put({ productId: bag, logo: crown, placement: "back-yoke", cart: id });
}

describe("EMB-17 digitizing is charged once for each logo", () => {
  it("EMB-46 and is seen as its logo, at its place on the first garment that carries it", async () => {
    const { items } = (await aCart()) as unknown as { readonly items: readonly Seen[] };
    const [coats, , line] = items;
    expect(coats?.sewn_pictures).toHaveLength(1);
    expect(line?.sewn_pictures).toEqual(coats?.sewn_pictures);
  });

  it("CHECK-07, CART-06, HEAD-18, EMB-34 as a line of its own, of all that carry it, which the badge does not count", async () => {
    const cart = await aCart();
    const [coats, bags, line] = cart.items as readonly [
      DigitizedItem,
      DigitizedItem,
      DigitizedItem,
    ];
    expect(cart.items).toHaveLength(3);
    expect(line).toMatchObject({
      sku: "DIGITIZE0000",
      name: "Digitizing",
      product_type: "virtual",
      quantity: 1,
      prices: { price: { value: 45 }, row_total: { value: 45 } },
      options: [{ label: "Logo", value: `Crown ${crown}` }],
      embroidery_item: String(coats.item_id),
      embroidery_items: [],
      userCanEdit: false,
      is_saleable: true,
    });
    for (const item of [coats, bags]) {
      expect(item.embroidery_item).toBeNull();
      expect(item.embroidery_items).toEqual([`${item.item_id}/logos`, String(line.item_id)]);
    }
    expect(cart.total_quantity).toBe(3);
    const garments = cart.items
      .slice(0, 2)
      .reduce((all, { prices }) => all + (prices as Row).row_total.value, 0);
    expect(cart.prices.grand_total.value).toBe(garments + 45);
    const { data } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { total_quantity itemsV2 { total_count }
        items { __typename id sku quantity embroidery_item embroidery_items user_can_edit } } }`,
      { id: cart.id },
    );
    expect(data?.["cart"]).toMatchObject({
      total_quantity: 3,
      itemsV2: { total_count: 3 },
      items: [
        { embroidery_items: coats.embroidery_items },
        { embroidery_items: bags.embroidery_items },
        {
          __typename: "VirtualCartItem",
          id: String(line.item_id),
          embroidery_item: String(coats.item_id),
          user_can_edit: false,
        },
      ],
    });
  });

  it("one for each of two logos, however many places they are at", async () => {
    const { id } = await put({ productId: coat, logo: crown });
    const cart = await put({ productId: coat, logo: star, placement: "back-yoke", cart: id });
    expect(digitizingIn(cart).map(({ options }) => options)).toEqual([
      [{ label: "Logo", value: `Crown ${crown}`, price: null }],
      [expect.objectContaining({ value: expect.stringContaining(star) })],
    ]);
  });

  it("one for a file that was brought twice", async () => {
    const again = await aLogo(app, { bytes: await aPicture("#902020"), name: "Again.png", logos });
    expect(again.logo.logo_number).not.toBe(crown);
    const { id } = await put({ productId: coat, logo: crown });
    const cart = await put({ productId: bag, logo: again.logo.logo_number, cart: id });
    expect(digitizingIn(cart)).toHaveLength(1);
  });

  it("goes with the last item that carries the logo, and belongs to the next until then", async () => {
    const { id, items } = await aCart();
    const [coats, bags] = items;
    const without = async (item_id: number | undefined) =>
      (await app.rest("POST", "app-remove-cart-item", { cookie: id, item_id })).status;
    expect(await without(coats?.item_id)).toBe(200);
    expect(digitizingIn(await cartOf(id))).toMatchObject([
      { quantity: 1, embroidery_item: String(bags?.item_id) },
    ]);
    expect(await without(bags?.item_id)).toBe(200);
    expect((await cartOf(id)).items).toEqual([]);
  });

  it("EMB-16 a logo on file brings none, nor does one that was digitized since", async () => {
    const ready = (await aLogo(app, { bytes: dstOf(), name: "Ready.dst", logos })).logo;
    const cart = await put({ productId: coat, logo: ready.logo_number });
    expect(digitizingIn(cart)).toEqual([]);
    const fresh = (await aLogo(app, { bytes: await aPicture("#108010"), logos })).logo;
    const before = await put({ productId: coat, logo: fresh.logo_number });
    expect(digitizingIn(before)).toHaveLength(1);
    await digitize(fresh.logo_number);
    expect(digitizingIn(await cartOf(before.id))).toEqual([]);
  });

  it("issue 10 arrives earlier once its logo is digitized, as one that was on file does", async () => {
    const fresh = (await aLogo(app, { bytes: await aPicture("#a01080"), logos })).logo;
    const { id } = await put({ productId: coat, logo: fresh.logo_number });
    await app.graphql(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
      { id, address: FLORIDA },
    );
    const arrival = async () => {
      const { data } = await app.graphql(
        `query ($id: String!) { cart(cart_id: $id) {
          shipping_addresses { available_shipping_methods { arrival { from } } } } }`,
        { id },
      );
      const cart = data?.["cart"] as unknown as Addressed;
      return cart.shipping_addresses[0]?.available_shipping_methods[0]?.arrival?.from ?? "";
    };
    const before = await arrival();
    await digitize(fresh.logo_number);
    const after = await arrival();
    expect(after).toMatch(/^\d{4}-/);
    expect(after < before).toBe(true);
  });

  it("a promotion of everything takes nothing off it", async () => {
    const { id } = await put({ productId: coat, logo: crown });
    const applied = await app.graphql(
      `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "HALF" }) {
        cart { items { sku prices { total_item_discount { value } } } } } }`,
      { id },
    );
    expect(applied.data?.["applyCouponToCart"]).toMatchObject({
      cart: {
        items: [
          { sku: "COAT", prices: { total_item_discount: { value: 15 } } },
          { sku: "DIGITIZE0000", prices: { total_item_discount: { value: 0 } } },
        ],
      },
    });
  });
});

describe("EMB-17 whoever looks at lines outside of a cart sees what a cart of them is charged", () => {
  it("behind a link, on both transports, with its line in the sum", async () => {
    const cart = await aCart();
    const { body: link } = await app.rest("POST", "app-share-cart", { cookie: cart.id });
    const { body } = await app.rest("POST", "app-shared-cart", { data: { token: link["token"] } });
    const shared = body as unknown as Pick<DigitizedCart, "items"> & {
      readonly raw_totals: readonly { readonly code: string; readonly amount: object }[];
    };
    expect(shared.items.map(({ sku }) => sku)).toEqual(["COAT", "BAG", "DIGITIZE0000"]);
    const total = shared.raw_totals.find(({ code }) => code === "grand_total");
    expect(total?.amount).toMatchObject({ value: cart.prices.grand_total.value });
    const { data } = await app.graphql(
      `query ($token: String!) { sharedCart(token: $token) {
        items { sku quantity } prices { grand_total { value } } } }`,
      { token: String(link["token"]) },
    );
    expect(data?.["sharedCart"]).toMatchObject({
      items: [{ sku: "COAT" }, { sku: "BAG" }, { sku: "DIGITIZE0000", quantity: 1 }],
      prices: { grand_total: { value: cart.prices.grand_total.value } },
    });
  });

  it("beside a quote: what it costs today, and nothing once somebody has made the stitches", async () => {
    const fresh = (await aLogo(app, { bytes: await aPicture("#708010"), logos })).logo;
    const cart = await put({ productId: coat, logo: fresh.logo_number });
    const made = await app.rest("POST", "app-make-quote", { cookie: cart.id });
    const path = `app-quote-lines?number=${String(made.body["number"])}`;
    const today = async () => (await app.rest("GET", path, { cookie: cart.id })).body["lines"];
    const coats = { amount_today: expect.any(String) };
    expect(await today()).toMatchObject([
      coats,
      { name: "Digitizing", amount: "$45.00", amount_today: "$45.00" },
    ]);
    await digitize(fresh.logo_number);
    expect(await today()).toMatchObject([coats, { amount: "$45.00", amount_today: "$0.00" }]);
  });
});

interface Seen {
  readonly sewn_pictures: readonly { readonly url: string; readonly label: string }[];
}

interface Row {
  readonly row_total: { readonly value: number };
}

describe("EMB-17 nobody adds, changes or takes it out by hand", () => {
  it.each([
    ["app-add-to-cart", { data: { id: "service", qty: 1 } }],
    ["app-update-cart", { qty: 5 }],
    ["app-update-cart", { qty: 0 }],
    ["app-remove-cart-item", {}],
    ["app-save-for-later", {}],
    ["app-replace-cart-item", { items: [] }],
    ["app-name-team", { data: { title: "Kitchen", item_ids: ["line"] } }],
    ["app-remove-team", { data: { item_ids: ["line"] } }],
  ])("%s %j is refused", async (path, more) => {
    const { id, items } = await aCart();
    const item_id = items.find(({ sku }) => sku === "DIGITIZE0000")?.item_id;
    const named = JSON.stringify(more)
      .replace('"service"', String(service))
      .replace('"line"', String(item_id));
    const body = JSON.parse(named) as object;
    const answer = await app.rest("POST", path, { cookie: id, item_id, ...body });
    expect(answer).toMatchObject({ status: 400, body: { key: "cart.itemLocked" } });
    expect(digitizingIn(await cartOf(id))).toMatchObject([{ quantity: 1 }]);
  });

  it("over GraphQL neither", async () => {
    const { id, items } = await aCart();
    const itemId = items.find(({ sku }) => sku === "DIGITIZE0000")?.item_id;
    const add = await app.graphql(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [
        { sku: "digitize0000", quantity: 1 }]) { user_errors { code } } }`,
      { id },
    );
    expect(add.data?.["addProductsToCart"]).toEqual({
      user_errors: [{ code: "PERMISSION_DENIED" }],
    });
    const update = await app.graphql(
      `mutation ($id: String!, $item: Int!) { updateCartItems(input: { cart_id: $id,
        cart_items: [{ cart_item_id: $item, quantity: 3 }] }) { errors { message } } }`,
      { id, item: itemId },
    );
    expect(update.data?.["updateCartItems"]).toEqual({
      errors: [{ message: "This item cannot be edited." }],
    });
    const remove = await app.graphql(
      `mutation ($id: String!, $item: Int!) {
        removeItemFromCart(input: { cart_id: $id, cart_item_id: $item }) { cart { id } } }`,
      { id, item: itemId },
    );
    expect(remove.errors?.[0]?.extensions).toMatchObject({ key: "cart.itemLocked" });
    expect(digitizingIn(await cartOf(id))).toMatchObject([{ quantity: 1 }]);
  });

  it("what a call says of it is not read", async () => {
    const { id } = await put({ productId: coat, logo: crown });
    const { item } = { item: { id: coat, qty: 1, digitizes: null, embroidery_item: "1" } };
    await app.rest("POST", "app-add-to-cart", { cookie: id, data: item });
    expect(digitizingIn(await cartOf(id))).toHaveLength(1);
  });
});
