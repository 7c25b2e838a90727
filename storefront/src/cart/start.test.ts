// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { cartCount } from "../chrome/mini-cart-door.ts";
import type { Running } from "../room.ts";
import { publish } from "../events/events.ts";
import { storageKeys } from "../storage/keys.ts";
import { aCart, MASK_ID } from "../testing/cart.ts";
import { keepCartId, keptCartId } from "./cart-id.ts";
import { cartQuery } from "./cart.queries.ts";
import { start } from "./start.ts";
import { CartServer } from "./testing/cart-server.ts";

const arrive = () => publish("page.loaded", { type: "category", href: "/chef-coats", visit: 2 });

/** A page runs once: its cart's work is started once, and every test finds its cart loaded. */
const server = new CartServer();
const client = createQueryClient();
const shop = server.shop();
const settled = async () => {
  await expect.poll(() => client.getQueryState(cartQuery(shop).queryKey).isFetching).toBe(false);
};
const shown = () => client.getQueryData(cartQuery(shop).queryKey);

beforeAll(() => start({ client, shop } as Running));
beforeEach(async () => {
  await settled();
  server.faults = {};
  server.hasCart = true;
  keepCartId(MASK_ID);
  arrive();
  await settled();
});

describe("the cart of a running page", () => {
  it("CART-14 is loaded, and again on each route, on login and on logout", async () => {
    expect(shown()).toMatchObject({ maskId: MASK_ID });
    expect(cartCount.get()).toBe(2);
    for (const happen of [
      arrive,
      arrive,
      () => publish("customer.loggedIn", { email: "buyer@example.com" }),
      () => publish("customer.loggedOut", {}),
    ]) {
      const before = server.count("getCart");
      happen();
      await expect.poll(() => server.count("getCart")).toBe(before + 1);
      await settled();
    }
  });

  it("CART-14 after a login the cart is the one that the server wrote into the cookie", async () => {
    const theirs = "d".repeat(32);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delay = promise;
    arrive();
    server.delay = undefined;
    // What the answer to the login brought.
    document.cookie = `${storageKeys.cartIdCookie.name}=${theirs}; Path=/`;
    publish("customer.loggedIn", { email: "buyer@example.com" });
    resolve();
    await settled();
    expect(server.asked.at(-1)).toEqual({ name: "getCart", what: { cartId: theirs } });
  });

  it("follows a change in another tab", async () => {
    const before = server.count("getCart");
    server.cart = aCart({ email: "other-tab@example.com" });
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.cartChanged.name }));
    await expect.poll(() => shown()).toMatchObject({ email: "other-tab@example.com" });
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.scroll.name }));
    expect(server.count("getCart")).toBe(before + 1);
  });

  it("CART-15, ERROR-09 an error of that is swallowed, and the cart stays", async () => {
    server.faults = { getCart: { status: 400 } };
    arrive();
    await settled();
    expect(shown()).toMatchObject({ maskId: MASK_ID });
    expect(cartCount.get()).toBe(2);
  });

  it("CART-17 on logout it resets to empty, though an older answer is still under way", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delay = promise;
    arrive();
    server.delay = undefined;
    server.hasCart = false;
    publish("customer.loggedOut", {});
    resolve();
    await expect.poll(() => shown()).toBeNull();
    await settled();
    expect(shown()).toBeNull();
    expect(keptCartId()).toBeUndefined();
    expect(cartCount.get()).toBeUndefined();
    expect(server.asked.at(-1)).toEqual({ name: "getCart", what: {} });
  });
});
