// @vitest-environment jsdom
import { portalDataToWire, shownPortal } from "@placket/contract/store/portal-data.codec";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { money } from "@placket/domain/money/money";
import { afterEach, describe, expect, it } from "vitest";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { axeViolations } from "../../testing/axe.ts";
import { anItem, FREE_GROUND, aReadyCart } from "../../testing/cart.ts";
import { CartServer } from "../testing/cart-server.ts";
import { closed, editor, openMiniCart, said } from "../testing/open-cart.tsx";

afterEach(() => {
  cleanup();
  miniCartOpen.set(false);
});

const COAT = anItem({
  id: 8,
  productId: 80,
  parentId: 81,
  sku: "COAT-W-M",
  name: "Merrow chef coat",
  urlKey: "merrow-chef-coat",
  quantity: 1,
  unitPrice: money(5400, "USD"),
  selections: [
    {
      attributeId: 1,
      attributeCode: "color",
      attributeLabel: "Color",
      optionId: 2,
      optionLabel: "White",
    },
    {
      attributeId: 3,
      attributeCode: "size",
      attributeLabel: "Size",
      optionId: 4,
      optionLabel: "M",
    },
  ],
});

describe("what the mini-cart shows", () => {
  it("CART-29 PORTAL-26 says where promo codes go in, but in an active portal", async () => {
    const hint = /Promo codes go in at the cart/;
    await openMiniCart({ items: [anItem()] });
    await screen.findByText(hint);
    cleanup();
    const portal = shownPortal({ ...portalDataToWire(undefined), entity_id: 31, is_active: true });
    const { dialog } = await openMiniCart({ items: [anItem()] }, { config: { portal } });
    await within(dialog).findByRole("link", { name: "Checkout" });
    expect(screen.queryByText(hint)).toBeNull();
  });

  it("CART-12 the items, the order summary, the total and three buttons", async () => {
    const { dialog } = await openMiniCart({ items: [anItem(), COAT] });
    const [aprons, coats] = await within(dialog).findAllByRole("listitem");
    expect(aprons?.textContent).toContain("Harbor apron");
    expect(coats?.textContent).toContain("White, M");
    expect(coats?.textContent).toContain("$54.00");
    const remove = { name: "Remove Merrow chef coat, White, M" };
    expect(within(dialog).getByRole("button", remove)).toBeTruthy();
    const amounts = within(dialog).getAllByRole("definition");
    expect(within(dialog).getByText("Subtotal")).toBeTruthy();
    expect(amounts.map((amount) => amount.textContent)).toEqual(["$94.00", "$94.00"]);
    const link = (name: string) => within(dialog).getByRole("link", { name }).getAttribute("href");
    expect([link("View Cart"), link("Checkout")]).toEqual(["/checkout/cart", "/checkout"]);
    expect(within(dialog).getByRole("button", { name: "CONTINUE SHOPPING" })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("CART-12 the order summary has every line that the total is made of", async () => {
    const { dialog } = await openMiniCart(aReadyCart({ chosenShippingMethod: FREE_GROUND }));
    await within(dialog).findByText("TOTAL:");
    const terms = within(dialog)
      .getAllByRole("term")
      .map((term) => term.textContent);
    expect(terms).toEqual(["Subtotal", "Shipping", "TOTAL:"]);
    expect(within(dialog).getByText("FREE")).toBeTruthy();
    expect(within(dialog).queryByText(/Before tax/)).toBeNull();
  });

  it.each([
    [1, "1 ITEM"],
    [2, "2 ITEMS"],
  ])(
    "CART-31 CART-32 counts %i as '%s', and the total is labelled 'TOTAL:'",
    async (quantity, label) => {
      const { dialog } = await openMiniCart({ items: [anItem({ quantity })] });
      expect(await within(dialog).findByText(label)).toBeTruthy();
      expect(within(dialog).getByText("TOTAL:").tagName).toBe("DT");
    },
  );

  it("CART-34 says 'Your cart is empty' when it is, not while it is loading or cannot be loaded", async () => {
    const server = new CartServer({ items: [] });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delay = promise;
    const { dialog, user } = await openMiniCart({}, { server });
    expect(within(dialog).getByText("Loading page")).toBeTruthy();
    server.faults = { getCart: { status: 400 } };
    resolve();
    await within(dialog).findByRole("alert");
    expect(within(dialog).queryByText("Your cart is empty")).toBeNull();
    server.faults = {};
    await user.click(within(dialog).getByRole("button", { name: "Try again" }));
    expect(await within(dialog).findByText("Your cart is empty")).toBeTruthy();
    expect(within(dialog).queryByRole("link", { name: "Checkout" })).toBeNull();
  });

  it("CART-26 an item that is gone can only be removed, and nothing is checked out before", async () => {
    const { dialog, user } = await openMiniCart({ items: [anItem({ isSaleable: false }), COAT] });
    const notice = "Product is no longer available, please remove from cart";
    expect(await within(dialog).findByText(notice)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Quantity of Harbor apron" })).toBeNull();
    expect(within(dialog).queryByRole("link", { name: "Checkout" })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: "Remove Harbor apron" }));
    expect(await within(dialog).findByRole("link", { name: "Checkout" })).toBeTruthy();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
});

describe("the mini-cart over the page", () => {
  it("CART-13 is a modal that locks the page's scrolling; Escape closes it", async () => {
    const { user } = await openMiniCart();
    await waitFor(() => expect(isScrollLocked()).toBe(true));
    await user.keyboard("{Escape}");
    await closed();
    expect(miniCartOpen.get()).toBe(false);
    await waitFor(() => expect(isScrollLocked()).toBe(false));
  });

  it("CART-07 CART-13 its open mark is the page's: a click outside takes it away, and so does 'CONTINUE SHOPPING'", async () => {
    const { user } = await openMiniCart();
    const scrim = document.querySelector("[role=presentation][data-open]");
    await user.click(scrim ?? document.body);
    await closed();
    expect(miniCartOpen.get()).toBe(false);
    miniCartOpen.set(true);
    await user.click(await screen.findByRole("button", { name: "CONTINUE SHOPPING" }));
    await closed();
    expect(miniCartOpen.get()).toBe(false);
  });
});

describe("the quantity in the mini-cart", () => {
  it("CART-20 is committed on Enter and on blur, and not before", async () => {
    const { server, user } = await openMiniCart();
    const field = await editor();
    await user.clear(field);
    await user.type(field, "5");
    expect(server.count("updateCart")).toBe(0);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(server.cart.items[0]?.quantity).toBe(5));
    await user.clear(field);
    await user.type(field, "6");
    await user.tab();
    await waitFor(() => expect(server.cart.items[0]?.quantity).toBe(6));
    expect(server.count("updateCart")).toBe(2);
  });

  it("CART-20 Escape resets a changed quantity and only then, unchanged, closes", async () => {
    const { server, user } = await openMiniCart();
    const field = await editor();
    await user.clear(field);
    await user.type(field, "9");
    await user.keyboard("{Escape}");
    expect(field.value).toBe("2");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.keyboard("{Escape}");
    await closed();
    expect(server.count("updateCart")).toBe(0);
  });

  it("CART-22 what is out of bounds is said and reset", async () => {
    const { server, user } = await openMiniCart();
    const field = await editor();
    await user.clear(field);
    await user.type(field, "101{Enter}");
    const words = "Harbor apron: Cannot add more than 99 of this item to your cart.";
    await waitFor(() => expect(said()).toEqual([words]));
    expect(field.value).toBe("2");
    expect(server.count("updateCart")).toBe(0);
  });
});

/** Whether the page behind is kept from scrolling. */
function isScrollLocked(): boolean {
  const { documentElement, body } = document;
  return [documentElement, body].some(({ style }) => style.overflow.includes("hidden"));
}
