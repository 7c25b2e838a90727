// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aReadyCart, FLAT_GROUND, FREE_GROUND } from "../../testing/cart.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { readyToPay, show } from "../testing/open-checkout.tsx";

beforeEach(readyToPay);
afterEach(cleanup);

const UNTAKEN = "Free shipping is yours. Choose it under Shipping.";
const freeShipping = {
  phrase: "Free shipping reached. Your order ships FREE.",
  missingMinor: 0,
  part: 1,
} as const;
const button = () => screen.findByRole("button", { name: /^Place order/ });

describe("CART-09 a way that costs, chosen before the goods were worth enough to ship free", () => {
  it("is named before it is paid, until the free one is chosen", async () => {
    const server = new CheckoutServer(
      aReadyCart({ freeShipping, chosenShippingMethod: FLAT_GROUND }),
    );
    const { user } = show(server);
    expect(await screen.findByText(UNTAKEN)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Edit: Shipping" }));
    await user.click(await screen.findByRole("radio", { name: /^Ground/ }));
    await user.click(screen.getByRole("button", { name: "Continue to billing" }));
    await button();
    await waitFor(() => expect(screen.queryByText(UNTAKEN)).toBeNull());
  });

  it.each([
    ["that is free", aReadyCart({ freeShipping, chosenShippingMethod: FREE_GROUND })],
    [
      "where something is missing to free shipping",
      aReadyCart({
        freeShipping: { ...freeShipping, part: 0.5 },
        chosenShippingMethod: FLAT_GROUND,
      }),
    ],
  ])("is not named: %s", async (_, cart) => {
    show(new CheckoutServer(cart));
    await button();
    expect(screen.queryByText(UNTAKEN)).toBeNull();
  });
});
