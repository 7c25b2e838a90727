import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { lists, widget, wish } from "./testing/own-lists.ts";

let app: TestApp;
let ada: TestCustomer;
let cap: number;
let number = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
    await aProduct(shop, { sku: "GONE", name: "Gone", stock: { quantity: 0 } });
    await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  ada = await aCustomerOf(app, { email: `ada${number}@example.com` });
});

describe("issue 11.5 a wish list that is shared", () => {
  const share = (who: TestCustomer, id: string, rest: string) =>
    who.ask(
      `mutation ($id: ID!) { updateWishlist(wishlistId: $id, ${rest}) { visibility wishlist { sharing_code } } }`,
      { id },
    ) as unknown as Promise<{ updateWishlist: { wishlist: { sharing_code: string | null } } }>;
  const seen = (code: string | null) =>
    app.graphql(
      `query ($code: String!) { sharedWishlist(sharing_code: $code) { name first_name
        items { quantity description product { sku } } } }`,
      { code: code ?? "" },
    );

  it("is seen by whoever has its link, with its owner's first name where they wish, and until it is ended", async () => {
    await wish(ada, cap);
    const id = (await lists(ada))[0]?.id ?? "";
    const item = (await widget(ada)).items[0]?.item_id;
    await ada.ask(
      `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
        updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { user_errors { code } } }`,
      { id, items: [{ wishlist_item_id: item, description: "For my boss" }] },
    );
    const { updateWishlist } = await share(ada, id, "visibility: PUBLIC");
    const code = updateWishlist.wishlist.sharing_code;
    const items = [{ quantity: 1, description: null, product: { sku: "CAP" } }];
    expect((await seen(code)).data).toEqual({
      sharedWishlist: { name: "Wish List", first_name: null, items },
    });
    await share(ada, id, 'tells_first_name: true, name: "Spring"');
    expect((await seen(code)).data).toMatchObject({
      sharedWishlist: { name: "Spring", first_name: "Demo" },
    });
    await share(ada, id, "visibility: PRIVATE");
    expect((await seen(code)).errors?.[0]?.extensions.key).toBe("wishlist.noSuchList");
    const anew = await share(ada, id, "visibility: PUBLIC");
    expect(anew.updateWishlist.wishlist.sharing_code).not.toBe(code);
    expect((await seen(code)).errors).toBeDefined();
  });
});

describe("issue 11.5 from the list into the cart", () => {
  it("comes what can be had; the rest stays and says why", async () => {
    await ada.ask(
      `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { code } } }`,
      {
        items: [
          { sku: "CAP", quantity: 2 },
          { sku: "GONE", quantity: 1 },
          { sku: "COAT", quantity: 1 },
          { sku: "COAT-White-M", quantity: 3 },
        ],
      },
    );
    const id = (await lists(ada))[0]?.id;
    const put = await ada.ask(
      `mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { status wishlist { items_count }
        add_wishlist_items_to_cart_user_errors { code message } } }`,
      { id },
    );
    expect(put).toEqual({
      addWishlistItemsToCart: {
        status: false,
        wishlist: { items_count: 2 },
        add_wishlist_items_to_cart_user_errors: expect.arrayContaining([
          { code: "UNDEFINED", message: "Choose all options of Merrow coat first." },
          expect.objectContaining({ code: "INSUFFICIENT_STOCK" }),
        ]) as unknown,
      },
    });
    const { customerCart } = await ada.ask(
      "{ customerCart { items { quantity product { sku } } } }",
    );
    expect(customerCart).toEqual({
      items: expect.arrayContaining([
        { quantity: 2, product: { sku: "CAP" } },
        expect.objectContaining({ quantity: 3 }),
      ]) as unknown,
    });
    const [left] = await lists(ada);
    expect(left?.items_count).toBe(2);
  });

  it("comes once, however often it is pressed at the same time", async () => {
    await wish(ada, cap);
    const id = (await lists(ada))[0]?.id;
    const put = `mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { status } }`;
    await Promise.all(Array.from({ length: 4 }, () => ada.graphql(put, { id })));
    const { customerCart } = await ada.ask("{ customerCart { items { quantity } } }");
    expect(customerCart).toEqual({ items: [{ quantity: 1 }] });
    expect((await widget(ada)).count).toBe(0);
  });
});
