// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { account } from "../../customer/account.ts";
import { sentAgain } from "../../customer/sent-again.ts";
import { signInOpen } from "../../customer/sign-in-door.ts";
import { place, readyToPay, server, show } from "../testing/open-checkout.tsx";

const ANN = { id: 7, email: "ann@example.com", firstName: "Ann", lastName: "Cole", actedBy: null };
const over = {
  errors: [{ key: "access.loginRequired", field: "cartId", message: "not authorized" } as const],
};
const placed = { orderV2: { number: "100000001", token: "token-1" } };

beforeEach(() => {
  readyToPay();
  account.set({ ...ANN });
});
afterEach(() => {
  cleanup();
  act(() => signInOpen.set(false));
  account.set(undefined);
});

/** Presses the button, and is asked to sign in. */
async function pressed() {
  const store = server();
  store.answers = [over, placed];
  const shop = store.shop();
  const graphql: typeof shop.graphql = (...request) => sentAgain(() => shop.graphql(...request));
  const shown = show(store, undefined, "/", { ...shop, graphql });
  await place(shown.user);
  await waitFor(() => expect(signInOpen.get()).toMatchObject(ANN));
  expect(store.count("PlaceOrder")).toBe(1);
  return { store, ...shown };
}

it("issue 9: an order that a session's end refused waits for the sign-in and is placed once after it", async () => {
  const { store, visited } = await pressed();
  act(() => {
    account.set({ ...ANN });
    signInOpen.set(false);
  });
  await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  expect(store.count("PlaceOrder")).toBe(2);
});

it("issue 9: where nobody signs in the cart stays on the screen, and it is said why nothing was ordered", async () => {
  const { store, visited } = await pressed();
  const { carts } = store;
  act(() => signInOpen.set(false));
  await screen.findByText("The current customer isn't authorized.");
  expect(screen.getByRole("button", { name: /^Place order, \$40.00/ })).toBeTruthy();
  expect([store.count("PlaceOrder"), store.carts, visited]).toEqual([1, carts, []]);
});
