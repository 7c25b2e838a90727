// @vitest-environment jsdom
import { screen, waitFor, cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Shop } from "../../api/shop.ts";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal } from "../../testing/shop.ts";
import { CartPage } from "./CartPage.tsx";
import { CartServer } from "../testing/cart-server.ts";

afterEach(cleanup);

/** The cart page of a shop that answers GraphQL like this, its promo code field open. */
async function openPromoCode(graphql: Shop["graphql"]) {
  const server = new CartServer();
  const user = userEvent.setup();
  renderInShop(<CartPage />, { shop: { ...server.shop(), graphql } });
  await user.click(await screen.findByRole("button", { name: "Promo code" }));
  return { server, user, field: screen.getByRole("textbox", { name: "Promo code" }) };
}

const BRIGADE5 = {
  id: 1,
  code: "BRIGADE5",
  ruleId: 1,
  usesLeft: null,
  givenTo: null,
  reach: "all",
} as const;

describe("the promo code", () => {
  it("CART-28 on a GraphQL cart error the cart is fetched again as it is", async () => {
    const problems = [{ error: "cart.noSuchCoupon", field: "coupon_code", params: [] }] as const;
    const refuse = () => Promise.reject(aRefusal(400, { problems }));
    const { server, user, field } = await openPromoCode(refuse);
    const before = server.count("getCart");
    server.cart = aCart({ items: [], email: "changed@example.com" });
    await user.type(field, "NOSUCHCODE{Enter}");
    await waitFor(() => expect(server.count("getCart")).toBe(before + 1));
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
  });

  it("CART-28 an error without a reason is told in our words, and the cart fetched again", async () => {
    const { server, user, field } = await openPromoCode(() => Promise.reject(aRefusal(503)));
    const before = server.count("getCart");
    await user.type(field, "BRIGADE5{Enter}");
    expect(await screen.findByText("The code could not be used. Please try again.")).toBeTruthy();
    expect(server.count("getCart")).toBe(before + 1);
  });

  it("PAY-15 a code that is taken is answered with the cart, and nothing is fetched again", async () => {
    const reduced = aCart({ coupons: [BRIGADE5] });
    const answer = () => Promise.resolve({ changed: { cart: onTheWire(reduced) } } as never);
    const { server, user, field } = await openPromoCode(answer);
    const before = server.count("getCart");
    await user.type(field, "BRIGADE5{Enter}");
    expect(await screen.findByText("BRIGADE5")).toBeTruthy();
    expect(server.count("getCart")).toBe(before);
  });

  it("PDP-48 says where the code is shown that bulk prices take no other promotion", async () => {
    const server = new CartServer({ coupons: [{ ...BRIGADE5, reach: "some" }] });
    renderInShop(<CartPage />, { shop: server.shop() });
    const words = "Bulk prices take no other promotion: the code counts for the other items.";
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText("BRIGADE5")).toBeTruthy();
  });

  it("PAY-15 a wrong code is refused in the words of the refusal", async () => {
    const problems = [{ error: "cart.noSuchCoupon", field: "coupon_code", params: [] }] as const;
    const { user, field } = await openPromoCode(() => Promise.reject(aRefusal(400, { problems })));
    await user.type(field, "NOSUCHCODE{Enter}");
    const words = "The coupon code isn't valid. Verify the code and try again.";
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});
