// @vitest-environment jsdom
import type { ErrorKey } from "@placket/domain/errors";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepCartId, keptCartId } from "../../cart/cart-id.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { keepFlag } from "../stored-flags.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { PLACED } from "../testing/left-payment.tsx";
import { place, readyToPay, server, show } from "../testing/open-checkout.tsx";
import { keepOrderedCart } from "./placed-orders.ts";
import { beginPlacing, keptPlacings } from "./placings.ts";

const OTHER = "0".repeat(32);

beforeEach(readyToPay);
afterEach(cleanup);

/** What this browser keeps of an order for every tab, and nothing of what is this tab's own. */
async function orderInAnotherWindow() {
  const { user, visited, unmount } = show(server());
  await place(user);
  await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  unmount();
  sessionStorage.clear();
}

it("back after the order: a step of the checkout leads to the confirmation again", async () => {
  const store = server();
  const first = show(store);
  await place(first.user);
  await waitFor(() => expect(first.visited).toEqual(["/checkout/success/100000001"]));
  first.unmount();
  store.isClosed = true;
  const { visited } = show(store, "billing");
  await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  expect(screen.queryByText("There is nothing to check out yet.")).toBeNull();
});

it("another window has ordered: the cart that stood here is said to be ordered", async () => {
  await orderInAnotherWindow();
  keepCartId(MASK_ID);
  keepFlag("shippingStepSaved");
  const store = server();
  const { client, visited } = show(store);
  await screen.findByRole("button", { name: /^Place order/ });
  store.isClosed = true;
  await act(() => client.invalidateQueries(cartQuery(store.shop())));
  expect(
    await screen.findByRole("heading", { name: "Ordered in your other window." }),
  ).toBeTruthy();
  const order = screen.getByRole("link", { name: "Order 100000001" });
  expect(order.getAttribute("href")).toBe("/checkout/success/100000001");
  expect(visited).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

describe("an order that was undone since its answer was lost", () => {
  const NUMBER = PLACED.number;
  const UNDONE = [
    ["order.canceledSince", "CANCELED", "canceled"],
    ["order.paidBackSince", "PAID_BACK", "paid back"],
  ] as const;

  /** A store that refuses the order of a closed cart, and may say how it stands. */
  function refusing(key: ErrorKey, message: string, state?: string) {
    const store = server();
    store.answers = [{ errors: [{ key, field: "cart_id", message }] }];
    store.standing = state === undefined ? null : { ...PLACED, state };
    return store;
  }

  /** Nobody asks for the order any more, and its cart is in nobody's hand. */
  function expectEnded() {
    expect(keptPlacings()).toEqual([]);
    expect(readStored(storageKeys.placingKeys)).toEqual({});
    expect(keptCartId()).toBeUndefined();
  }

  it.each(UNDONE)(
    "%s: page and notice say so, with the way to the order",
    async (key, state, end) => {
      const message = `Your order ${NUMBER} was placed, and has been ${end} since.`;
      const store = refusing(key, message, state);
      const { user, visited, unmount } = show(store);
      await screen.findByRole("button", { name: /^Place order/ });
      store.isClosed = true;
      await place(user);
      expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
      expect(screen.getByRole("link", { name: `Order ${NUMBER}` })).toBeTruthy();
      expect(notices.get().map(({ text, action }) => [text, action?.label])).toEqual([
        [message, "See the order"],
      ]);
      expect(visited).toEqual([]);
      expectEnded();
      expect(await axeViolations()).toEqual([]);
      unmount();
      const again = show(store);
      expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
      expect(again.visited).toEqual([]);
    },
  );

  it("is said after a reload that asks for it by itself", async () => {
    const message = `Your order ${NUMBER} was placed, and has been canceled since.`;
    const store = refusing("order.canceledSince", message, "CANCELED");
    store.isClosed = true;
    beginPlacing(MASK_ID);
    show(store);
    expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
    expectEnded();
  });

  it("is told in the store's words where it does not say how the order stands", async () => {
    const message = `Your order ${NUMBER} was placed, and has been canceled since.`;
    const store = refusing("order.canceledSince", message);
    store.isClosed = true;
    beginPlacing(MASK_ID);
    show(store);
    await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual([message]));
    expectEnded();
  });

  it("another tab with its cart says so too", async () => {
    const store = server();
    const { client } = show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    store.isClosed = true;
    keepOrderedCart(MASK_ID, PLACED, "CANCELED");
    await act(() => client.invalidateQueries(cartQuery(store.shop())));
    expect(await screen.findByRole("heading", { name: /has been canceled since/ })).toBeTruthy();
  });

  it("a cart that was begun since stays", async () => {
    const message = `Your order ${NUMBER} was placed, and has been canceled since.`;
    const store = refusing("order.canceledSince", message, "CANCELED");
    const { user } = show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    keepCartId(OTHER);
    await place(user);
    await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual([message]));
    expect(keptCartId()).toBe(OTHER);
    expect(keptPlacings()).toEqual([]);
  });
});

it("an empty cart that was begun since is only empty", async () => {
  const { user, visited, unmount } = show(server());
  await place(user);
  await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  unmount();
  const { visited: next } = show(new CheckoutServer({ items: [] }));
  expect(await screen.findByText("There is nothing to check out yet.")).toBeTruthy();
  expect(next).toEqual([]);
});

it("whoever comes anew is told that the cart is empty", async () => {
  await orderInAnotherWindow();
  const store = server();
  store.isClosed = true;
  show(store);
  expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
});
