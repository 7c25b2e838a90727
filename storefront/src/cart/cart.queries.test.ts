// @vitest-environment jsdom
import type { ErrorKey } from "@placket/domain/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { createQueryClient } from "../api/query-client.ts";
import { aCart, MASK_ID, shown as shownOf } from "../testing/cart.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored } from "../storage/stored.ts";
import { forgetCartId, keepCartId, keptCartId } from "./cart-id.ts";
import { adoptCart } from "./adopt-cart.ts";
import { cartQuery, refetchAfter, showCart } from "./cart.queries.ts";
import { aRefusal } from "../testing/shop.ts";
import { CartServer } from "./testing/cart-server.ts";

const OTHER = "d".repeat(32);

beforeEach(() => {
  localStorage.clear();
  forgetCartId();
});

const refusedAs = (error: ErrorKey) =>
  aRefusal(400, { problems: [{ error, field: "", params: [] }] });

function aPlace(server = new CartServer()) {
  const place = { client: createQueryClient(), shop: server.shop() };
  const query = cartQuery(place.shop);
  const isAsking = () => place.client.getQueryState(query.queryKey).isFetching;
  return { server, place, query, isAsking, shown: () => place.client.getQueryData(query.queryKey) };
}

describe("which cart is the shopper's", () => {
  it("CART-16 a mask_id that differs replaces the stored cart id, in storage and cookie", async () => {
    keepCartId(OTHER);
    const { server, place, query } = aPlace();
    await place.client.fetchQuery(query);
    expect(server.asked).toEqual([{ name: "getCart", what: { cartId: OTHER } }]);
    expect(keptCartId()).toBe(MASK_ID);
    expect(readStored(storageKeys.cartIdCookie)).toBe(MASK_ID);
  });

  it("CART-16 an answer to an id that was replaced meanwhile keeps nothing", async () => {
    keepCartId(MASK_ID);
    const { server, place, query } = aPlace();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delay = promise;
    const answer = place.client.fetchQuery(query);
    keepCartId(OTHER);
    resolve();
    await answer;
    expect(keptCartId()).toBe(OTHER);
  });

  it.each(["cart.noSuchCart", "cart.alreadyOrdered", "cart.foreignCart"] as const)(
    "CART-36 a kept cart that is answered with %s is forgotten: the shopper has none",
    async (key) => {
      keepCartId(MASK_ID);
      const { server, place, query } = aPlace();
      server.faults = { getCart: { status: 404, key } };
      expect(await place.client.fetchQuery(query)).toBeNull();
      expect(keptCartId()).toBeUndefined();
    },
  );

  it("issue 9: a cart that its customer's session ended over stays as it is shown, and its id is kept", async () => {
    keepCartId(MASK_ID);
    const { server, place, query, shown } = aPlace();
    await place.client.fetchQuery(query);
    const before = shown();
    server.faults = { getCart: { status: 401, key: "access.loginRequired" } };
    await place.client.refetch(query);
    expect(place.client.getQueryState(query.queryKey).error).toBeInstanceOf(CallError);
    expect([shown(), keptCartId()]).toEqual([before, MASK_ID]);
    const asked = server.asked.length;
    await refetchAfter(refusedAs("access.loginRequired"), place);
    expect(server.asked).toHaveLength(asked);
    await refetchAfter(refusedAs("cart.outOfStock"), place);
    expect(place.client.getQueryState(query.queryKey).at).toBe(-Infinity);
  });

  it("a kept cart of another website is shown to nobody here, and waits there", async () => {
    keepCartId(MASK_ID);
    const { server, place, query } = aPlace();
    server.faults = { getCart: { status: 404, key: "cart.otherWebsite" } };
    expect(await place.client.fetchQuery(query)).toBeNull();
    expect(keptCartId()).toBe(MASK_ID);
  });

  it.each([
    [500, "access.internal"],
    [429, "access.tooManyRequests"],
    [503, undefined],
  ] as const)("a server that stumbles with %i makes nobody lose a cart", async (status, key) => {
    keepCartId(MASK_ID);
    const { server, place, query } = aPlace();
    server.faults = { getCart: key === undefined ? { status } : { status, key } };
    await expect(place.client.fetchQuery({ ...query, retry: false })).rejects.toThrow("refused");
    expect(keptCartId()).toBe(MASK_ID);
  });
});

describe("the cart of another id", () => {
  it("CART-18 overrides the stored cart id and is shown", async () => {
    keepCartId(OTHER);
    const { place, shown } = aPlace();
    await adoptCart(place, MASK_ID);
    expect(keptCartId()).toBe(MASK_ID);
    expect(shown()).toMatchObject({ maskId: MASK_ID });
  });

  it.each(["cart.noSuchCart", "access.badRequest"] as const)(
    "CART-18 an id that is answered with %s changes nothing",
    async (key) => {
      keepCartId(MASK_ID);
      const { server, place } = aPlace();
      server.faults = { takeUpCart: { status: 404, key } };
      await adoptCart(place, OTHER);
      expect(keptCartId()).toBe(MASK_ID);
    },
  );
});

describe("after a change", () => {
  it("CART-15 the answered cart is what is shown, without a second request", async () => {
    const { server, place, isAsking, shown } = aPlace();
    await showCart(place, shownOf(aCart({ email: "buyer@example.com" })));
    expect(shown()).toMatchObject({ email: "buyer@example.com" });
    await expect.poll(isAsking).toBe(false);
    expect(server.count("getCart")).toBe(0);
  });

  it("the other tabs are told, every time anew", async () => {
    const { place } = aPlace();
    const told = () => readStored(storageKeys.cartChanged);
    const before = told();
    await showCart(place, shownOf(aCart()));
    const first = told();
    await showCart(place, shownOf(aCart()));
    expect(new Set([before, first, told()]).size).toBe(3);
  });

  it("CART-15 an answer from before the change does not come in over it", async () => {
    const { server, place, query, isAsking, shown } = aPlace();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delay = promise;
    void place.client.prefetchQuery(query);
    server.delay = undefined;
    server.cart = aCart({ email: "after@example.com" });
    await showCart(place, shownOf(server.cart));
    await expect.poll(isAsking).toBe(false);
    server.cart = aCart({ email: "before@example.com" });
    resolve();
    await promise;
    expect(shown()).toMatchObject({ email: "after@example.com" });
    expect(server.count("getCart")).toBe(1);
  });
});
