import { PART_TEXT_MAX } from "@placket/domain/embroidery/part/embroidery-parts";
import { errorRow } from "@placket/domain/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readModel } from "../../catalog/read-model.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type RestAnswer, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
const ids: Record<string, number> = {};

const EMBROIDERED = JSON.stringify({ has_embroidery: true });
const stock = { quantity: 100 };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      coat = await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
      await shop.db
        .updateTable("product")
        .set({ attributes: EMBROIDERED })
        .where("id", "=", coat.id)
        .execute();
      ids["cap"] = await aProduct(shop, { sku: "CAP", attributes: EMBROIDERED, stock });
      ids["fives"] = await aProduct(shop, {
        sku: "FIVES",
        attributes: EMBROIDERED,
        stock: { ...stock, min_cart_quantity: 5 },
      });
      ids["towel"] = await aProduct(shop, { sku: "TOWEL" });
      const service = { type: "virtual", price_minor: 900 } as const;
      ids["hem"] = await aProduct(shop, { sku: "HEM", name: "Hemming", ...service, stock });
      ids["print"] = await aProduct(shop, { sku: "PRINT", ...service, stock: { quantity: 0 } });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const words = (text: string) => ({ "special-instructions": { text } });
const hemmed = (text: string, sku = "HEM") => ({ "alteration-piping": { text, sku } });

const chosen = (labels: Record<"color" | "size", string>) =>
  (["color", "size"] as const).map((code) => ({
    attribute_id: app.shop[code].id,
    option_id: app.shop[code].options[labels[code]],
  }));

const embroider = (data: object, cookie?: string) =>
  app.rest("POST", "add-embroidery-to-cart", { data, ...(cookie && { cookie }) });
const cap = (parts: object, rest: object = {}) => ({ productId: ids["cap"], ...rest, ...parts });

interface Item {
  readonly item_id: number;
  readonly qty: number;
  readonly [key: string]: unknown;
}

function cartOf({ status, body }: RestAnswer) {
  expect(status).toBe(200);
  const cart = (body["cart"] ?? body) as { cart_id: string; items: readonly Item[] };
  return { ...cart, itemId: body["item_id"] };
}

describe("what is done to a line", () => {
  it("EMB-43, EMB-13, CART-04 special instructions stand with their line, as rows and as custom options", async () => {
    const { items, itemId } = cartOf(
      await embroider(cap(words(" Thread as\u202e the\r\nlast\u0007order "))),
    );
    const said = { label: "Special instructions", value: "Thread as the\nlast order" };
    expect(items).toMatchObject([
      {
        item_id: itemId,
        sku: "CAP",
        qty: 1,
        options: [{ ...said, price: null }],
        custom_options: [{ ...said, option_code: "special_instructions" }],
        customizable_options: [{ label: said.label, values: [{ value: said.value }] }],
        prices: { price: { value: 20 }, row_total: { value: 20 } },
      },
    ]);
  });

  it("a line of other words, or none, is another line; of the same words it is one", async () => {
    const first = cartOf(await embroider(cap(words("Navy"), { qty: 2 })));
    const add = (data: object) => embroider(data, first.cart_id);
    const joined = cartOf(await add(cap(words("Navy"), { qty: 3 })));
    expect(joined.itemId).toBe(first.itemId);
    await add(cap(words("Gold")));
    const plain = { cookie: first.cart_id, id: ids["cap"], qty: 4 };
    const { items } = cartOf(await app.rest("POST", "app-add-to-cart", plain));
    const told = items.map(({ qty, options }) => [qty, (options as { value: string }[])[0]?.value]);
    expect(told).toEqual([
      [5, "Navy"],
      [1, "Gold"],
      [4, undefined],
    ]);
  });

  it("one more piece joins a line of a product that is sold from five pieces on", async () => {
    const sold = { productId: ids["fives"], ...words("Navy") };
    const first = cartOf(await embroider({ ...sold, qty: 5 }));
    const { items, itemId } = cartOf(await embroider({ ...sold, qty: 1 }, first.cart_id));
    expect(itemId).toBe(first.itemId);
    expect(items).toMatchObject([{ item_id: itemId, qty: 6 }]);
  });

  it("EMB-14 a service is charged for each piece, and the rows say so", async () => {
    const selections = chosen({ color: "White", size: "M" });
    const data = { productId: coat.id, selections, qty: 3, ...hemmed("To 30 inches") };
    const { items, ...cart } = cartOf(await embroider(data));
    expect(items).toMatchObject([
      {
        sku: "COAT-White-M",
        prices: {
          price: { value: 29 },
          original_item_price: { value: 29 },
          row_total: { value: 87 },
        },
        options: [
          { label: "Color", value: "White", price: null },
          { label: "Size", value: "M", price: null },
          { label: "Alteration", value: "To 30 inches", price: { value: 9, currency: "USD" } },
        ],
      },
    ]);
    expect(cart).toMatchObject({ prices: { subtotal_excluding_tax: { value: 87 } } });
  });

  it("OPEN-15, PDP-40 a variant named with the options of another one is neither", async () => {
    const [color = "", other = ""] = Object.keys(app.shop.color.options);
    const [size = ""] = Object.keys(app.shop.size.options);
    const data = { productId: coat.variants[`${color}/${size}`], ...hemmed("Short") };
    const right = await embroider({ ...data, selections: chosen({ color, size }) });
    expect(cartOf(right).items).toMatchObject([{ sku: `COAT-${color}-${size}` }]);
    const wrong = await embroider({ ...data, selections: chosen({ color: other, size }) });
    expect(wrong).toMatchObject({ status: 400, body: { key: "cart.needsProduct" } });
  });

  it("CHECK-17 the line is one whose embroidery wants the shopper's word", async () => {
    const { items } = cartOf(await embroider(cap(words("Navy"))));
    expect(items[0]?.["embroidery_items"]).toHaveLength(1);
    const plain = await app.rest("POST", "app-add-to-cart", { id: ids["cap"] });
    expect(cartOf(plain).items[0]?.["embroidery_items"]).toEqual([]);
  });

  it("is what a client may send back, as to bring a removed line again", async () => {
    const { items } = cartOf(await embroider(cap({ ...words("Navy"), ...hemmed("Short") })));
    const parts = items[0]?.["parts"];
    const body = { id: ids["cap"], parts };
    const again = cartOf(await app.rest("POST", "app-add-to-cart", body));
    expect(again.items[0]).toMatchObject({ options: items[0]?.["options"], parts });
  });

  it("goes over GraphQL as entered options", async () => {
    const add = (uid: string, value: string) =>
      app.graphql(
        `mutation ($id: String!, $option: EnteredOptionInput!) {
          addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1, entered_options: [$option] }]) {
            cart { items { customizable_options { label values { value } } } } user_errors { code } } }`,
        { id: maskId, option: { uid: btoa(uid), value } },
      );
    const { data: made } = await app.graphql("mutation { createEmptyCart }");
    const maskId = String(made?.["createEmptyCart"]);
    const { data } = await add("embroidery/alteration-piping/HEM", "Short");
    expect(data?.["addProductsToCart"]).toEqual({
      cart: {
        items: [{ customizable_options: [{ label: "Alteration", values: [{ value: "Short" }] }] }],
      },
      user_errors: [],
    });
    const unknown = await add("giftcard/message", "Hello");
    expect(unknown.data?.["addProductsToCart"]).toMatchObject({
      user_errors: [{ code: "INVALID_PARAMETER_VALUE" }],
    });
  });
});

describe("a line that is edited", () => {
  it("keeps what is done to it, where nothing is said of that", async () => {
    const first = cartOf(await embroider(cap(words("Navy"))));
    const body = {
      cookie: first.cart_id,
      item_id: first.itemId,
      items: [{ id: ids["cap"], qty: 6 }],
    };
    const { items } = cartOf(await app.rest("POST", "app-replace-cart-item", body));
    expect(items).toMatchObject([{ item_id: first.itemId, qty: 6, options: [{ value: "Navy" }] }]);
  });

  it("EMB-44 an item that the cart has not is refused at the name that it was called by", async () => {
    const { cart_id: cookie, itemId } = cartOf(await embroider(cap(words("Navy"))));
    const body = { cookie, item_id: Number(itemId) + 1_000, data: cap(words("Gold")) };
    expect(await app.rest("POST", "update-embroidery-to-cart", body)).toMatchObject({
      status: 404,
      body: { errors: [{ field: "item_id", key: "cart.noSuchItem" }] },
    });
  });

  it("EMB-44, OPEN-15 says it anew, in the place of the line", async () => {
    const first = cartOf(await embroider(cap(words("Navy"), { qty: 2 })));
    const body = { cookie: first.cart_id, item_id: first.itemId };
    const data = JSON.stringify(cap(words("Gold"), { qty: 2 }));
    const { items, itemId } = cartOf(
      await app.rest("POST", "update-embroidery-to-cart", { ...body, data }),
    );
    expect(items).toMatchObject([{ item_id: itemId, qty: 2, options: [{ value: "Gold" }] }]);
  });
});

describe("what cannot be done", () => {
  it.each([
    ["to a product without embroidery", { id: "towel" }, "embroidery.optionUnavailable"],
    ["to a service", { id: "hem" }, "embroidery.optionUnavailable"],
  ])("%s", async (_, { id }, key) => {
    const answer = await embroider({ productId: ids[id], ...words("Navy") });
    expect(answer).toMatchObject({
      status: 400,
      body: { key, message: "This cannot be chosen for this product." },
    });
  });

  it.each([
    ["nothing said", words("  "), "embroidery.optionTextMissing"],
    ["too much said", words("n".repeat(PART_TEXT_MAX + 1)), "embroidery.optionTextTooLong"],
    ["a service that nobody knows", hemmed("Short", "NOBODY"), "cart.noSuchProduct"],
    ["goods as a service", hemmed("Short", "TOWEL"), "cart.noSuchProduct"],
    [
      "a service that is not sold now",
      { "print-screen": { text: "Crest", sku: "PRINT" } },
      "cart.productUnavailable",
    ],
    ["a kind that is not offered", { logos: [{ logo: "7" }] }, "access.badRequest"],
  ])("%s", async (_, parts, key) => {
    expect((await embroider(cap(parts))).body).toMatchObject({ key });
  });

  it("the same kind of work twice, over REST and over GraphQL", async () => {
    const said = { type: "special-instructions", text: "Navy", sku: null };
    const body = { id: ids["cap"], parts: [said, { ...said, text: "Gold" }] };
    const answer = await app.rest("POST", "app-add-to-cart", body);
    const errors = [{ field: "items.0.special-instructions", key: "embroidery.chosenTwice" }];
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    const { data: made } = await app.graphql("mutation { createEmptyCart }");
    const option = { uid: btoa("embroidery/special-instructions"), value: "Navy" };
    const { data } = await app.graphql(
      `mutation ($id: String!, $options: [EnteredOptionInput]!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1, entered_options: $options }]) {
          cart { items { id } } user_errors { code message } } }`,
      { id: String(made?.["createEmptyCart"]), options: [option, option] },
    );
    const { text: message } = errorRow("embroidery.chosenTwice");
    expect(data?.["addProductsToCart"]).toEqual({
      cart: { items: [] },
      user_errors: [{ code: "INVALID_PARAMETER_VALUE", message }],
    });
  });

  it("any more, when its service is gone: the line can only be removed (CART-26)", async () => {
    const { cart_id: cartId } = cartOf(await embroider(cap(hemmed("Short"))));
    const sell = async (isEnabled: boolean) => {
      const service = app.shop.db.updateTable("product").where("sku", "=", "HEM");
      await service.set({ is_enabled: isEnabled }).execute();
      await app.call.held(readModel).refresh();
    };
    const read = () => app.rest("GET", `app-get-cart?cartId=${cartId}`);
    await sell(false);
    const line = cartOf(await read()).items[0];
    await sell(true);
    expect(line).toMatchObject({
      is_saleable: false,
      options: [{ label: "Alteration", value: "Short", price: null }],
    });
    expect(cartOf(await read()).items[0]).toMatchObject({ is_saleable: true });
  });
});

describe("what is ordered with a line", () => {
  const stockOf = async (sku: string) => {
    const row = app.shop.db.selectFrom("stock_item").select("quantity");
    return (await row.where("product_id", "=", ids[sku] ?? 0).executeTakeFirstOrThrow()).quantity;
  };

  async function checkOut(card: string) {
    const entered_options = [
      { uid: btoa("embroidery/special-instructions"), value: "<b>Navy</b>" },
      { uid: btoa("embroidery/alteration-piping/HEM"), value: "Short" },
    ];
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2, entered_options }]);
    await guest.pay(await sandbox.tokenFor(card));
    return guest.placeOrder({ embroidery_agreed: true });
  }

  it("is kept as it was on its day, for the shopper, the letter and staff", async () => {
    const { orderV2 } = await checkOut("4111111111111111");
    const { number = "", token = "" } = orderV2 ?? {};
    await app.shop.db
      .updateTable("product")
      .set({ price_minor: 5000 })
      .where("sku", "=", "HEM")
      .execute();
    await app.call.held(readModel).refresh();
    const options = [
      { label: "Special instructions", value: "<b>Navy</b>", price: null },
      { label: "Alteration", value: "Short", price: { value: 9, currency: "USD" } },
    ];
    const { body } = await app.rest("GET", `app-order?number=${number}&token=${token}`);
    expect(body).toMatchObject({
      items: [{ sku: "CAP", options, price: { value: 29 }, row_total: { value: 58 } }],
    });
    const session = await aStaffSession(app);
    const staff = await callAdmin(app, `GET orders/${number}`, { session });
    expect(staff.json()).toMatchObject({ items: [{ options, rowTotal: { value: 58 } }] });
    await handleOutbox(contextFor(app.call));
    const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
    expect(letter.body_text).toContain(
      "  Special instructions: <b>Navy</b>\n  Alteration: Short ($9.00 each)\n",
    );
    expect(letter.body_html).toContain("Special instructions: &lt;b&gt;Navy");
    await app.shop.db
      .updateTable("product")
      .set({ price_minor: 900 })
      .where("sku", "=", "HEM")
      .execute();
    await app.call.held(readModel).refresh();
  });

  it("takes its services off the shelf, and puts them back when the card is declined", async () => {
    const before = [await stockOf("cap"), await stockOf("hem")];
    const { errors } = await checkOut("4000000000000002");
    expect(errors).toHaveLength(1);
    expect([await stockOf("cap"), await stockOf("hem")]).toEqual(before);
    const { orderV2 } = await checkOut("4111111111111111");
    expect(orderV2).not.toBeNull();
    expect([await stockOf("cap"), await stockOf("hem")]).toEqual(before.map((one) => one - 2));
  });
});
