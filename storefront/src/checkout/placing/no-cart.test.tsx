// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepCartId } from "../../cart/cart-id.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { notices } from "../../notice/notices.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { keepFlag } from "../stored-flags.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { place, readyToPay, server, show } from "../testing/open-checkout.tsx";

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

it("an order that was canceled since is said to be, where its cart is gone", async () => {
  const store = server();
  const message = "Your order 100000001 was placed, and has been canceled since.";
  store.answers = [{ errors: [{ key: "order.canceledSince", field: "cart_id", message }] }];
  const { user, visited } = show(store);
  await screen.findByRole("button", { name: /^Place order/ });
  store.isClosed = true;
  await place(user);
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual([message]));
  expect(await screen.findByText("There is nothing to check out yet.")).toBeTruthy();
  expect(visited).toEqual([]);
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
