import { lineCases, type LineCase } from "@placket/domain/cart/line-kinds.cases";
import { errorRow } from "@placket/domain/errors";
import { addCases } from "@placket/domain/quantity/held-quantity.cases";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
let vest: Awaited<ReturnType<typeof aConfigurable>>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    coat = await aConfigurable(shop, { sku: "COAT", name: "Merrow chef coat" });
    vest = await aConfigurable(shop, { sku: "VEST" });
    ids["simple"] = await aProduct(shop, { sku: "SIMPLE" });
    ids["virtual"] = await aProduct(shop, { sku: "VIRTUAL", type: "virtual" });
    ids["bundle"] = await aProduct(shop, { sku: "BUNDLE", type: "bundle" });
    ids["giftcard"] = await aProduct(shop, { sku: "GIFTCARD", type: "giftcard" });
    const stock = { quantity: 5000, quantity_increment: 5, increments_enabled: true };
    ids["fives"] = await aProduct(shop, {
      sku: "FIVES",
      stock: { ...stock, min_cart_quantity: 5, max_cart_quantity: 50 },
    });
    // A variant whose size nobody entered.
    ids["sizeless"] = await aProduct(shop, {
      sku: "SIZELESS",
      visibility: 1,
      attributes: JSON.stringify({ color: shop.color.options["White"] }),
    });
    await shop.db
      .insertInto("product_variant")
      .values({ parent_id: coat.id, child_id: ids["sizeless"], position: 99 })
      .execute();
  });
});
afterAll(() => app.close());

/** The product of a case, as REST and GraphQL name it. */
function wishOf({ type, isVariant, chosen }: LineCase) {
  if (isVariant && chosen < 2) return { id: ids["sizeless"], sku: "SIZELESS", parentId: coat.id };
  if (isVariant) return { id: coat.variants["White/M"], sku: "COAT-White-M", parentId: coat.id };
  if (type === "configurable") return { id: coat.id, sku: "COAT", parentId: null };
  return { id: ids[type], sku: type.toUpperCase(), parentId: null };
}

const addByRest = (data: unknown, cookie?: string) =>
  app.rest("POST", "app-add-to-cart", { data, ...(cookie === undefined ? {} : { cookie }) });

/** What GraphQL answers to an addition: the first user error, and what the cart holds then. */
async function addByGraphql(item: object, cartId?: string) {
  const made =
    cartId ?? (await app.graphql("mutation { createEmptyCart }")).data?.["createEmptyCart"];
  const { data } = await app.graphql(
    `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
        cart { id items { id quantity product { sku name } } } user_errors { code message } } }`,
    { cartId: made, cartItems: [item] },
  );
  if (!data) throw new Error("the addition was refused as a whole");
  const { cart, user_errors } = data["addProductsToCart"] as unknown as GraphqlAddition;
  return { cartId: cart.id, items: cart.items, error: user_errors[0] ?? null };
}

interface GraphqlAddition {
  readonly cart: {
    readonly id: string;
    readonly items: readonly { readonly quantity: number; readonly product: { sku: string } }[];
  };
  readonly user_errors: readonly { readonly code: string; readonly message: string }[];
}

describe("what may stand in a cart, over both transports", () => {
  it.each(lineCases)("over REST: $row", async (one) => {
    const { id, parentId } = wishOf(one);
    const answer = await addByRest({ id, qty: 1, parentId });
    if (one.error === undefined) return expect(answer.body["total_quantity"]).toBe(1);
    const { status, text } = errorRow(one.error);
    expect(answer).toMatchObject({ status, body: { key: one.error, message: text } });
    return expect(answer.cookies).toEqual({});
  });

  it.each(lineCases)("over GraphQL: $row", async (one) => {
    const { items, error } = await addByGraphql({ sku: wishOf(one).sku, quantity: 1 });
    if (one.error === undefined) return expect(items).toHaveLength(1);
    expect(error).toEqual({
      code: "REQUIRED_PARAMETER_MISSING",
      message: errorRow(one.error).text,
    });
    return expect(items).toEqual([]);
  });

  it("PDP-40 one size without a color keeps the whole Order Multiple out", async () => {
    const answer = await addByRest([
      { id: coat.variants["White/M"], qty: 1, parentId: coat.id },
      { id: coat.id, qty: 1 },
    ]);
    expect(answer).toMatchObject({
      status: 400,
      body: { key: "cart.needsProduct", message: "Need to select a product" },
    });
  });

  it("PDP-40 options that make no variant are refused over GraphQL", async () => {
    const white = Buffer.from(
      `configurable/${app.shop.color.id}/${app.shop.color.options["White"]}`,
    ).toString("base64");
    const { error } = await addByGraphql({ sku: "COAT", quantity: 1, selected_options: [white] });
    expect(error?.message).toBe("Need to select a product");
  });

  it("PDP-46 without a product id: 'No Product Id assigned'", async () => {
    const answer = await addByRest({ qty: 1, bundle_option: '{"1":"2"}' });
    expect(answer).toMatchObject({ status: 400, body: { message: "No Product Id assigned" } });
    const { error } = await addByGraphql({ sku: " ", quantity: 1 });
    expect(error?.message).toBe("No Product Id assigned");
  });

  it.each([
    ["none", 0, "Too little quantity"],
    ["more than any item holds", 1_000_001, "Too much quantity"],
  ])("PDP-46 %s of it is refused in the document's words", async (_, qty, words) => {
    const answer = await addByRest({ id: coat.variants["White/M"], qty, parentId: coat.id });
    expect(answer).toMatchObject({ status: 400, body: { message: words } });
    const asked = { sku: "COAT-White-M", quantity: qty, parent_sku: "COAT" };
    expect((await addByGraphql(asked)).error?.message).toBe(words);
  });

  it("a variant is bought on a family that is really its own", async () => {
    const variant = coat.variants["White/M"];
    const strange = await addByRest({ id: variant, qty: 1, parentId: vest.id });
    expect(strange).toMatchObject({ status: 404, body: { key: "cart.noSuchProduct" } });
    const itself = await addByRest({ id: variant, qty: 1, parentId: variant });
    expect(itself).toMatchObject({ status: 404, body: { key: "cart.noSuchProduct" } });
    for (const parent_sku of ["VEST", "NOBODY"]) {
      const { error } = await addByGraphql({ sku: "COAT-White-M", quantity: 1, parent_sku });
      expect(error?.code).toBe("PRODUCT_NOT_FOUND");
    }
  });

  it("a variant named by itself and on its family is one line", async () => {
    const variant = coat.variants["White/M"];
    const { body } = await addByRest([
      { id: variant, qty: 1 },
      { id: variant, qty: 2, parentId: coat.id },
    ]);
    expect(body["items"]).toMatchObject([{ name: "Merrow chef coat", qty: 3 }]);
  });
});

describe("how many, over both transports", () => {
  it.each(addCases)("over REST: $row", async ({ asked, held, quantity, error }) => {
    const cookie =
      held === 0
        ? undefined
        : String((await addByRest({ id: ids["fives"], qty: held })).body["mask_id"]);
    const answer = await addByRest({ id: ids["fives"], qty: asked }, cookie);
    if (error) return expect(answer).toMatchObject({ status: 400, body: { key: error } });
    return expect(answer.body["total_quantity"]).toBe(quantity);
  });

  it.each(addCases)("over GraphQL: $row", async ({ asked, held, quantity, error }) => {
    const cartId =
      held === 0 ? undefined : (await addByGraphql({ sku: "FIVES", quantity: held })).cartId;
    const added = await addByGraphql({ sku: "FIVES", quantity: asked }, cartId);
    if (error === undefined) return expect(added.items[0]?.quantity).toBe(quantity);
    expect(added.error?.code).toBe("INVALID_PARAMETER_VALUE");
    return expect(added.items.map((item) => item.quantity)).toEqual(held === 0 ? [] : [held]);
  });

  it.each([0.5, 1.5, -0.5])("PDP-41 an item cannot be set to %d pieces", async (wrong) => {
    const { body } = await addByRest({ id: ids["simple"], qty: 2 });
    const { mask_id: cookie, items } = body as unknown as {
      mask_id: string;
      items: { item_id: number }[];
    };
    const answer = await app.rest("POST", "app-update-cart", {
      cookie,
      item_id: items[0]?.item_id,
      qty: wrong,
    });
    expect(answer).toMatchObject({ status: 400, body: { key: "quantity.notANumber" } });
    const { data } = await app.graphql(
      `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) {
        cart { total_quantity } errors { code message } } }`,
      {
        input: {
          cart_id: cookie,
          cart_items: [{ cart_item_id: items[0]?.item_id, quantity: wrong }],
        },
      },
    );
    expect(data?.["updateCartItems"]).toEqual({
      cart: { total_quantity: 2 },
      errors: [{ code: "INVALID_PARAMETER_VALUE", message: "Please enter a whole number." }],
    });
  });
});
