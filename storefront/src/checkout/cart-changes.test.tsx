// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { renderInShop } from "../testing/render.tsx";
import { MASK_ID, onTheWire } from "../testing/cart.ts";
import { useCart } from "../cart/use-cart.ts";
import { useCartChange } from "../cart/cart-change.ts";
import { setEmail } from "./cart-changes.ts";
import { aProblem, CheckoutServer } from "./testing/checkout-server.ts";

afterEach(cleanup);

/** Sets an email and shows how often it was refused. */
function Change() {
  const { data: cart } = useCart();
  const change = useCartChange(setEmail);
  return (
    <button
      type="button"
      onClick={() => change.mutate({ cartId: MASK_ID, email: "buyer@example.com" })}
    >
      {change.error ? "refused" : (cart?.email ?? "set")}
    </button>
  );
}

it("CART-28 on a GraphQL cart error of the checkout the cart is fetched again, silently", async () => {
  const server = new CheckoutServer();
  server.refusal = [aProblem("cart.alreadyOrdered")];
  let fetched = 0;
  const getCart = () => {
    fetched += 1;
    return onTheWire(server.cart);
  };
  renderInShop(<Change />, { shop: server.shop({ getCart }) });
  await waitFor(() => expect(fetched).toBe(1));
  screen.getByRole("button", { name: "set" }).click();
  expect(await screen.findByRole("button", { name: "refused" })).toBeTruthy();
  expect(fetched).toBe(2);
  expect(notices.get()).toEqual([]);
});

it("CART-15 a change of the checkout is answered with the cart, and nothing is fetched again", async () => {
  const server = new CheckoutServer();
  let fetched = 0;
  const getCart = () => {
    fetched += 1;
    return onTheWire(server.cart);
  };
  renderInShop(<Change />, { shop: server.shop({ getCart }) });
  await waitFor(() => expect(fetched).toBe(1));
  screen.getByRole("button", { name: "set" }).click();
  expect(await screen.findByRole("button", { name: "buyer@example.com" })).toBeTruthy();
  expect(fetched).toBe(1);
});
