// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadLateParts } from "../../slot/late.tsx";
import { axeViolations } from "../../testing/axe.ts";
import { anItem } from "../../testing/cart.ts";
import { CartServer } from "../testing/cart-server.ts";
import { openCartPage, said } from "../testing/open-cart.tsx";

beforeAll(loadLateParts);
afterEach(cleanup);

const CAP = anItem({ id: 8, sku: "CAP", name: "Skull cap", quantity: 10 });
const saved = () => screen.findByRole("region", { name: "Saved for later" });

/** The cart page of somebody who has put lines aside. */
function opened(aside: CartServer["saved"], cart: Partial<CartServer["cart"]> = {}) {
  const server = new CartServer(cart);
  server.saved = aside;
  return openCartPage({}, { server });
}

describe("issue 9, 3: saved for later on the cart page", () => {
  it("a line is put aside and comes back", async () => {
    const { user, server } = opened([], { items: [anItem(), CAP] });
    await user.click(await screen.findByRole("button", { name: "Save for later: Skull cap" }));
    const region = await saved();
    expect(within(region).getByText("10 × $20.00")).toBeTruthy();
    expect(said()).toContain("Skull cap is saved for later.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cart 2 ITEMS");
    expect(await axeViolations()).toEqual([]);
    await user.click(within(region).getByRole("button", { name: "Move to cart: Skull cap" }));
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Saved for later" })).toBeNull(),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cart 12 ITEMS");
    expect(server.asked).toContainEqual({ name: "putBackSaved", what: { saved_item_id: 8 } });
  });

  it("stands below an empty cart too, and focus stays where the last line was", async () => {
    const { user } = opened([CAP], { items: [] });
    await user.click(
      within(await saved()).getByRole("button", { name: "Remove Skull cap from saved items" }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Saved for later" })).toBeNull(),
    );
    expect(document.activeElement).not.toBe(document.body);
  });

  it("says what stayed saved, and why something does not come back", async () => {
    const { user, server } = opened([CAP]);
    server.messages = ["Only 4 fit."];
    await user.click(
      within(await saved()).getByRole("button", { name: "Move to cart: Skull cap" }),
    );
    await waitFor(() => expect(said()).toContain("Only 4 fit."));
    cleanup();
    const again = opened([CAP]);
    again.server.faults = { putBackSaved: { status: 400, key: "cart.outOfStock" } };
    await again.user.click(
      within(await saved()).getByRole("button", { name: "Move to cart: Skull cap" }),
    );
    await waitFor(() => expect(said()).toEqual(["Skull cap: The requested qty is not available"]));
  });

  it("EMB-38 what is refused by rows that no page carries is said in the store's words", async () => {
    const { user, server } = opened([CAP]);
    const words = "A logo is needed at: Bib.";
    server.faults = {
      putBackSaved: { status: 400, key: "embroidery.logoRequired", said: words },
    };
    await user.click(
      within(await saved()).getByRole("button", { name: "Move to cart: Skull cap" }),
    );
    await waitFor(() => expect(said()).toEqual([`Skull cap: ${words}`]));
  });

  it("what is not sold any more can only be removed", async () => {
    opened([{ ...CAP, isSaleable: false }]);
    const buttons = within(await saved()).getAllByRole("button");
    expect(buttons.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Remove Skull cap from saved items",
    ]);
  });
});
