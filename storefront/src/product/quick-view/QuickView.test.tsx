// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  closeQuickView,
  openQuickView,
  quickViewed,
  type QuickViewed,
} from "../../catalog/quick-view-door.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { publish } from "../../events/events.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop, type Handlers } from "../../testing/shop.ts";
import { aWindow } from "../../testing/window-width.ts";
import { aCart, aProductReply } from "../testing/product.builder.ts";
import QuickView from "./QuickView.tsx";

let desk: ReturnType<typeof aWindow>;

beforeEach(() => {
  desk = aWindow(1440);
  miniCartOpen.set(false);
});
afterEach(() => {
  closeQuickView();
  cleanup();
  vi.unstubAllGlobals();
});

const viewed: QuickViewed = {
  productId: 73,
  name: "Merrow chef coat",
  href: "/merrow-chef-coat",
  from: "list",
};

/** Quick view over a listing that is filtered by color. */
async function open(change: Partial<QuickViewed> = {}, handlers: Handlers = {}) {
  const shop = aShop({ getCart: () => aCart(), productInfo: () => aProductReply(), ...handlers });
  renderInShop(<QuickView />, { shop, href: "/chef-coats?color=1&qty=9" });
  act(() => openQuickView({ ...viewed, ...change }));
  const dialog = await screen.findByRole("dialog", { name: "Merrow chef coat" });
  return { dialog, user: userEvent.setup() };
}

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("quick view", () => {
  it("EMB-27 embroidery is begun on the product's page, with what was chosen", async () => {
    const coat = aProductReply({ custom_attributes: { has_embroidery: true } });
    const { dialog, user } = await open({}, { productInfo: () => coat });
    const way = await within(dialog).findByRole("link", { name: "Yes, I Want Embroidery" });
    expect(way.getAttribute("href")).toBe("/merrow-chef-coat?qty=1&embroidery=1");
    await user.click(within(dialog).getByRole("radio", { name: "Black" }));
    await user.click(within(dialog).getByRole("radio", { name: /^M/ }));
    expect(way.getAttribute("href")).toBe("/merrow-chef-coat?productId=21&qty=1&embroidery=1");
  });

  it("EMB-27 a product that takes none shows no way to it", async () => {
    const { dialog } = await open();
    await within(dialog).findByRole("radiogroup", { name: /^Color/ });
    expect(within(dialog).queryByText("Yes, I Want Embroidery")).toBeNull();
  });

  it("PLP-08 shows the configurator and a 'view details' link", async () => {
    const { dialog } = await open();
    expect(await within(dialog).findByRole("radiogroup", { name: /^Color/ })).toBeTruthy();
    expect(within(dialog).getByRole("radiogroup", { name: /^Size/ })).toBeTruthy();
    expect(within(dialog).getByRole("textbox", { name: /^Quantity/ })).toHaveProperty("value", "1");
    expect(within(dialog).getByRole("button", { name: "Add to Cart" })).toBeTruthy();
    expect(within(dialog).getByLabelText(/^Pictures of/)).toBeTruthy();
    const details = within(dialog).getByRole("link", { name: /^View details/ });
    expect(details.getAttribute("href")).toBe("/merrow-chef-coat");
    expect((await axe.run(dialog)).violations.map(({ id }) => id)).toEqual([]);
  });

  it("PLP-08 adds what was chosen in it and gives way to the mini-cart", async () => {
    const added: unknown[] = [];
    const { dialog, user } = await open(
      {},
      {
        addToCart: ({ body }) => {
          added.push(body);
          return aCart();
        },
      },
    );
    await user.click(await within(dialog).findByRole("radio", { name: "Black" }));
    await user.click(within(dialog).getByRole("radio", { name: /^M/ }));
    await user.click(within(dialog).getByRole("button", { name: /^Add to Cart/ }));
    await closed();
    expect(added).toEqual([[{ id: 21, qty: 1, parentId: 73 }]]);
    expect(miniCartOpen.get()).toBe(true);
  });

  it("PDP-32 what is missing is pointed at in quick view, not in the page below it", async () => {
    const { dialog, user } = await open();
    await user.click(await within(dialog).findByRole("button", { name: "Add to Cart" }));
    expect(within(dialog).getByText("Choose a color first.")).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole("radio", { name: "White" }));
  });

  it("ROUTE-53 opens with the variant of the tile's color", async () => {
    const { dialog } = await open({ href: "/merrow-chef-coat?productId=21" });
    expect(await within(dialog).findByRole("radio", { name: "Black" })).toHaveProperty(
      "checked",
      true,
    );
  });

  it("PLP-09 closes itself when the window width falls below 1041 px", async () => {
    await open();
    act(() => desk.set(1041));
    expect(screen.getByRole("dialog")).toBeTruthy();
    act(() => desk.set(1040));
    await closed();
  });

  it("PLP-09 stays open below 1041 px when it was opened from the cart", async () => {
    await open({ from: "cart" });
    act(() => desk.set(390));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("closes on Escape and when another page is shown", async () => {
    const { user } = await open();
    await user.keyboard("{Escape}");
    await closed();
    expect(quickViewed.get()).toBeUndefined();
    act(() => openQuickView(viewed));
    await screen.findByRole("dialog");
    act(() => publish("page.loaded", { type: "product", href: "/x", visit: 2 }));
    await closed();
  });

  it("says when the product cannot be had, and leads to its page", async () => {
    const { dialog } = await open({}, { productInfo: () => Promise.reject(new Error("none")) });
    expect(await within(dialog).findByText("This style could not be loaded.")).toBeTruthy();
    expect(within(dialog).getByRole("link", { name: /^View details/ })).toBeTruthy();
  });
});
