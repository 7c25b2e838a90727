// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { knownCustomer } from "../../session/known-customer.ts";
import { axeViolations } from "../../testing/axe.ts";
import { openCartPage } from "../testing/open-cart.tsx";

afterEach(() => {
  knownCustomer.set(undefined);
  cleanup();
});

describe("the cart page without items", () => {
  it("CART-34 an empty cart says 'Your cart is empty', with a way out", async () => {
    openCartPage({ items: [] });
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("CART-34 ACCT-13 a guest's empty cart leads to the login, and back from there", async () => {
    const way = () => screen.queryByRole("link", { name: "Sign in to see it" });
    knownCustomer.set(null);
    openCartPage({ items: [] });
    await screen.findByRole("heading", { name: "Your cart is empty" });
    const code = encodeURIComponent(toBase64("/checkout/cart"));
    expect(way()?.getAttribute("href")).toBe(`/customer/account/login/referer/${code}`);
    expect(await axeViolations()).toEqual([]);
    // Not for whoever is signed in, nor before it is known.
    act(() => knownCustomer.set({ id: 7 }));
    expect(way()).toBeNull();
    act(() => knownCustomer.set(undefined));
    expect(way()).toBeNull();
  });

  it("OPEN-57 nobody is led home from the cart, whatever the shop wants of its checkout", async () => {
    const { visited } = openCartPage({ items: [] }, { config: { checkoutNeedsCart: true } });
    await screen.findByRole("heading", { name: "Your cart is empty" });
    expect(visited).toEqual([]);
  });
});
