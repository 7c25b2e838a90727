import { optionUid } from "@placket/contract/uid";
import { WISHLIST_ITEMS_MAX, WISHLISTS_MAX } from "@placket/domain/wishlist/wishlist";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { created, keyOf, lists, widget, wish } from "./testing/own-lists.ts";

let app: TestApp;
let ada: TestCustomer;
let bo: TestCustomer;
let cap: number;
let number = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
    await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  ada = await aCustomerOf(app, { email: `ada${number}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${number}@example.com` });
});

describe("issue 11.5 several wish lists by Magento's names", () => {
  it("are created, named, filled, changed, and deleted; the first one stays", async () => {
    const first = await created(ada, "Kitchen");
    const second = await created(ada, "Bar");
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const add = `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
        wishlist { items_count items_v2 { items { id quantity product { sku } } } } user_errors { code message } } }`;
    const items = [
      { sku: "CAP", quantity: 2 },
      { sku: "coat-white-m", parent_sku: "COAT", quantity: 1 },
      { sku: "NONE", quantity: 1 },
    ];
    expect(await ada.ask(add, { id: second.id, items })).toMatchObject({
      addProductsToWishlist: {
        wishlist: { items_count: 2 },
        user_errors: [{ code: "PRODUCT_NOT_FOUND", message: "This product is not available." }],
      },
    });
    const again = await ada.ask(add, { id: second.id, items: [{ sku: "CAP", quantity: 3 }] });
    const { wishlist } = again["addProductsToWishlist"] as unknown as {
      wishlist: {
        items_v2: { items: { id: string; quantity: number; product: { sku: string } }[] };
      };
    };
    const capItem = wishlist.items_v2.items.find(({ product }) => product.sku === "CAP");
    expect(capItem?.quantity).toBe(5);
    const updated = await ada.ask(
      `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
        updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
          wishlist { items_v2 { items { quantity description product { sku } } } } } }`,
      {
        id: second.id,
        items: [{ wishlist_item_id: capItem?.id, quantity: 7, description: " For spring " }],
      },
    );
    expect(updated).toMatchObject({
      updateProductsInWishlist: {
        wishlist: {
          items_v2: {
            items: expect.arrayContaining([
              { quantity: 7, description: "For spring", product: { sku: "CAP" } },
            ]) as unknown,
          },
        },
      },
    });
    const named = await ada.ask(
      'mutation ($id: ID!) { updateWishlist(wishlistId: $id, name: "Terrace") { name visibility } }',
      { id: second.id },
    );
    expect(named).toEqual({ updateWishlist: { name: "Terrace", visibility: "PRIVATE" } });
    const remove = `mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { name } } }`;
    expect(await ada.ask(remove, { id: second.id })).toEqual({
      deleteWishlist: { status: true, wishlists: [{ name: "Kitchen" }] },
    });
    expect(await keyOf(ada.graphql(remove, { id: first.id }))).toBe("wishlist.defaultStays");
    expect(await keyOf(ada.graphql(remove, { id: second.id }))).toBe("wishlist.noSuchList");
  });

  it("items go from one to another, copied or moved", async () => {
    await wish(ada, cap);
    const [first] = await lists(ada);
    const { id: other } = await created(ada, "Other");
    const item = (await widget(ada)).items[0]?.item_id;
    const pass = (name: string, input: string) =>
      `mutation ($from: ID!, $to: ID!, $items: [${input}!]!) { ${name}(
        sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
        source_wishlist { items_count } destination_wishlist { items_count items_v2 { items { quantity } } } } }`;
    const variables = {
      from: first?.id,
      to: other,
      items: [{ wishlist_item_id: item, quantity: 4 }],
    };
    const copied = await ada.ask(
      pass("copyProductsToWishlist", "WishlistItemCopyInput"),
      variables,
    );
    expect(copied).toEqual({
      copyProductsToWishlist: {
        source_wishlist: { items_count: 1 },
        destination_wishlist: { items_count: 1, items_v2: { items: [{ quantity: 4 }] } },
      },
    });
    const moved = await ada.ask(pass("moveProductsInWishlist", "WishlistItemMoveInput"), {
      ...variables,
      items: [{ wishlist_item_id: item }],
    });
    expect(moved).toMatchObject({
      moveProductsInWishlist: {
        source_wishlist: { items_count: 0 },
        destination_wishlist: { items_v2: { items: [{ quantity: 5 }] } },
      },
    });
    const back = { from: other, to: first?.id };
    const [five] = (await widget(ada)).items;
    const parts = await ada.ask(pass("moveProductsInWishlist", "WishlistItemMoveInput"), {
      ...back,
      items: [{ wishlist_item_id: five?.item_id, quantity: 2 }],
    });
    expect(parts, "the other three stay").toMatchObject({
      moveProductsInWishlist: {
        source_wishlist: { items_count: 1 },
        destination_wishlist: { items_v2: { items: [{ quantity: 2 }] } },
      },
    });
    const here = await ada.ask(pass("moveProductsInWishlist", "WishlistItemMoveInput"), {
      from: other,
      to: other,
      items: [{ wishlist_item_id: five?.item_id }],
    });
    expect(here, "to where it stands").toMatchObject({
      moveProductsInWishlist: { destination_wishlist: { items_v2: { items: [{ quantity: 3 }] } } },
    });
    const twice = await ada.ask(pass("copyProductsToWishlist", "WishlistItemCopyInput"), {
      ...back,
      items: [{ wishlist_item_id: five?.item_id }, { wishlist_item_id: five?.item_id }],
    });
    expect(twice, "named twice").toMatchObject({
      copyProductsToWishlist: { destination_wishlist: { items_v2: { items: [{ quantity: 5 }] } } },
    });
    const less = ada.graphql(pass("copyProductsToWishlist", "WishlistItemCopyInput"), {
      ...back,
      items: [{ wishlist_item_id: five?.item_id, quantity: -2 }],
    });
    expect(await keyOf(less), "fewer than none").toBe("wishlist.quantityInvalid");
    const foreign = ada.graphql(pass("moveProductsInWishlist", "WishlistItemMoveInput"), variables);
    expect(await keyOf(foreign)).toBe("wishlist.noSuchItem");
  });

  it("many changes at once are a few statements, and one chosen as another becomes one with it", async () => {
    const add = `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      wishlist { id items_v2 { items { id product { sku } ... on ConfigurableWishlistItem { child_sku } } } } } }`;
    const skus = ["COAT-White-M", "COAT-White-L", "CAP"];
    const items = skus.map((sku) => ({ sku, quantity: 1 }));
    const { addProductsToWishlist } = (await ada.ask(add, { items })) as unknown as {
      addProductsToWishlist: {
        wishlist: {
          id: string;
          items_v2: { items: { id: string; child_sku?: string; product: { sku: string } }[] };
        };
      };
    };
    const { wishlist } = addProductsToWishlist;
    const itemOf = (sku: string) =>
      wishlist.items_v2.items.find((one) => (one.child_sku ?? one.product.sku) === sku)?.id;
    const change = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
      updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
        wishlist { items_v2 { items { quantity product { sku } ... on ConfigurableWishlistItem { child_sku } } } } } }`;
    const { color, size } = app.shop;
    const large = [
      optionUid(color.id, color.options["White"] ?? 0),
      optionUid(size.id, size.options["L"] ?? 0),
    ];
    const changed = await ada.ask(change, {
      id: wishlist.id,
      items: [
        { wishlist_item_id: itemOf("COAT-White-M"), quantity: 4, selected_options: large },
        { wishlist_item_id: itemOf("CAP"), quantity: 7 },
      ],
    });
    expect(changed).toEqual({
      updateProductsInWishlist: {
        wishlist: {
          items_v2: {
            items: expect.arrayContaining([
              { quantity: 7, product: { sku: "CAP" } },
              { quantity: 4, product: { sku: "COAT" }, child_sku: "COAT-White-L" },
            ]) as unknown,
          },
        },
      },
    });
  });

  it("what is another's is not found, whatever is done to it", async () => {
    const { id } = await created(ada, "Private");
    const asked = [
      'mutation ($id: ID!) { updateWishlist(wishlistId: $id, name: "Mine") { name } }',
      "mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status } }",
      'mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "CAP", quantity: 1 }]) { user_errors { code } } }',
      "mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { status } }",
      'mutation ($id: ID!) { removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: ["1"]) { user_errors { code } } }',
    ];
    for (const query of asked) {
      expect(await keyOf(bo.graphql(query, { id })), query).toBe("wishlist.noSuchList");
    }
    const { customer } = await bo.ask(`{ customer { wishlist_v2(id: "${id}") { name } } }`);
    expect(customer).toEqual({ wishlist_v2: null });
  });

  it("no more lists and no more products on one than there may be", async () => {
    const names = Array.from({ length: WISHLISTS_MAX }, (_, n) => `List ${n}`);
    for (const name of names) await created(ada, name);
    const create = `mutation { createWishlist(input: { name: "One more", visibility: PRIVATE }) { wishlist { id } } }`;
    expect(await keyOf(ada.graphql(create))).toBe("wishlist.tooManyLists");
    const id = Number((await lists(ada))[0]?.id);
    const fillers = await app.shop.db
      .insertInto("product")
      .values(
        Array.from({ length: WISHLIST_ITEMS_MAX }, (_, n) => ({
          type: "simple" as const,
          sku: `FILL${number}-${n}`,
          name: "Filler",
          url_key: `fill-${number}-${n}`,
          price_minor: 100,
          website_ids: [1],
        })),
      )
      .returning("id")
      .execute();
    await app.shop.db
      .insertInto("wishlist_item")
      .values(
        fillers.map(({ id: productId }) => ({
          wishlist_id: id,
          product_id: productId,
          quantity: 1,
          note: "",
          added_at: app.time.now,
        })),
      )
      .execute();
    const full = await ada.rest("POST", "app-add-wishlist-item", { productId: cap });
    expect([full.status, full.body["key"]]).toEqual([400, "wishlist.tooManyItems"]);
  });
});
