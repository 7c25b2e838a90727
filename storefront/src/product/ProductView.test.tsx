// @vitest-environment jsdom
import { signIn, signOut } from "../customer/sign-in.ts";
import { AccountServer, LOGIN, accountCalls } from "../customer/testing/account-server.ts";
import { notices } from "../notice/notices.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Handlers } from "../testing/shop.ts";
import {
  aCart,
  aCartItem,
  aProductReply,
  aSimpleProductReply,
  aStock,
} from "./testing/product.builder.ts";
import {
  color,
  openProduct,
  panelButton,
  quantityBox,
  restored,
  said,
  size,
} from "./testing/open-product.tsx";

afterEach(cleanup);

describe("choosing", () => {
  it("reading 31, PDP-30 preselects neither color nor size and greys the button (PDP-33)", () => {
    openProduct();
    expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual(
      [],
    );
    expect(panelButton(/^Add to Cart/).getAttribute("aria-disabled")).toBe("true");
  });

  it("says beside the button when it is there, in the words of the checkout; not of what is sold out", () => {
    openProduct();
    expect(screen.getByText(/^Arrives March 5\s–\s9$/)).toBeTruthy();
    cleanup();
    openProduct(aProductReply({ inStock: false }));
    expect(screen.queryByText(/^Arrives/)).toBeNull();
    cleanup();
    openProduct(aProductReply(), { href: "/merrow-chef-coat?productId=10" });
    expect(screen.queryByText(/^Arrives/)).toBeNull();
    cleanup();
    openProduct(aProductReply({ arrival: null }));
    expect(screen.queryByText(/^Arrives/)).toBeNull();
  });

  it("issue 10 says of what is sold with embroidery alone when that is there", () => {
    const custom_attributes = { has_embroidery: true, is_embroidery_lockdown: true };
    openProduct(aProductReply({ custom_attributes }));
    expect(screen.getByText(/^Arrives March 9\s–\s11$/)).toBeTruthy();
  });

  it("ROUTE-53 productId and qty preselect the variant and the quantity", () => {
    openProduct(aProductReply(), { href: "/merrow-chef-coat?productId=21&qty=3" });
    expect(color("Black").checked).toBe(true);
    expect(size(/^M/).checked).toBe(true);
    expect(quantityBox().value).toBe("3");
    expect(panelButton(/^Add to Cart, \$162.00/)).toBeTruthy();
  });

  it("issue 11.4 options in the address are chosen by their attributes' codes, what is none is not", () => {
    const product = aProductReply();
    const choice = product.options.find(({ code }) => code === "color");
    const navy = choice?.options.find(({ label }) => label === "Navy")?.id;
    openProduct(product, { href: `/merrow-chef-coat?color=${navy}&size=x&rooms=3` });
    expect(color("Navy").checked).toBe(true);
    expect(size(/^M/).checked).toBe(false);
  });

  it("crosses a sold-out size out, keeps it, and says its stock (PDP-14)", async () => {
    const { user } = openProduct();
    await user.click(color("White"));
    await user.click(size(/^S sold out/));
    expect(screen.getByText("S, White: Out of stock")).toBeTruthy();
    await user.click(size(/^M/));
    expect(screen.getByText("M, White: 40 in stock")).toBeTruthy();
  });

  it("PDP-16 the 'Item SKU' line and the pictures are those of the chosen variant", async () => {
    const { user } = openProduct();
    await user.click(color("Navy"));
    await user.click(size(/^L/));
    expect(screen.getByText("Item SKU MRW-10-Navy-L")).toBeTruthy();
    const picture = screen.getByRole("button", { name: /show on the whole screen/ });
    expect(picture.querySelector("img")?.getAttribute("src")).toContain("coat-navy");
  });

  it("PDP-32 pressing with something missing points at it and takes the focus there", async () => {
    const { user } = openProduct();
    await user.click(color("White"));
    await user.click(panelButton(/^Add to Cart/));
    expect(screen.getByText("Choose a size first.")).toBeTruthy();
    expect(document.activeElement).toBe(size(/^S/));
    expect(said()).toEqual([]);
  });

  it("PDP-35 shows the product's message to visitors, who cannot add it", async () => {
    const product = aProductReply({ loginRequired: true, pdpMessage: "Made for companies." });
    const { user } = openProduct(product, { href: "/merrow-chef-coat?productId=21" });
    expect(screen.getByText("Made for companies.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in to order this item" })).toBeTruthy();
    await user.click(panelButton(/^Add to Cart/));
    await waitFor(() => expect(said()).toEqual(["The current customer isn't authorized."]));
  });

  it("PDP-34 PDP-35 whoever signs in adds it, and is a visitor again once signed out", async () => {
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart([aCartItem()]));
    const product = aProductReply({ loginRequired: true, pdpMessage: "Made for companies." });
    const { user, shop, client } = openProduct(product, {
      href: "/merrow-chef-coat?productId=21",
      handlers: { ...accountCalls(new AccountServer()), addToCart },
    });
    await act(() => signIn({ client, shop }, LOGIN));
    expect(screen.queryByText("Made for companies.")).toBeNull();
    expect(screen.queryByRole("link", { name: "Log in to order this item" })).toBeNull();
    expect(panelButton(/^Add to Cart/).getAttribute("aria-disabled")).toBe("false");
    await user.click(panelButton(/^Add to Cart/));
    await waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    await act(() => signOut({ client, shop }));
    expect(screen.getByText("Made for companies.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in to order this item" })).toBeTruthy();
    expect(panelButton(/^Add to Cart/).getAttribute("aria-disabled")).toBe("true");
  });

  it("PDP-06 PDP-35 tells everybody the message of what everybody may order", async () => {
    const product = aProductReply({ pdpMessage: "Sold in packs of 6." });
    const handlers = accountCalls(new AccountServer());
    const { shop, client } = openProduct(product, { handlers });
    expect(screen.getByText("Sold in packs of 6.")).toBeTruthy();
    await act(() => signIn({ client, shop }, LOGIN));
    expect(screen.getByText("Sold in packs of 6.")).toBeTruthy();
  });

  it("PDP-48 tints the tier of the quantity and shows its price and percentage", () => {
    openProduct(aProductReply(), { href: "/merrow-chef-coat?productId=21&qty=13" });
    const reached = document.querySelector("[data-reached=true]");
    expect(reached?.textContent).toContain("12 to 23");
    expect(reached?.textContent).toContain("−7%");
    expect(panelButton(/^Add to Cart, \$652.60/)).toBeTruthy();
  });

  it("PDP-48 pieces of the same coat in the cart count for the price, the edited ones do not", async () => {
    const cart = aCart([aCartItem({ quantity: 11 })]);
    openProduct(aProductReply(), { handlers: { getCart: () => cart }, href: "/x?productId=21" });
    expect(await screen.findByText("11 pieces in your cart count too.")).toBeTruthy();
    expect(document.querySelector("[data-reached=true]")?.textContent).toContain("12 to 23");
    cleanup();
    openProduct(aProductReply(), { handlers: { getCart: () => cart }, href: "/x?item_id=9" });
    await restored();
    expect(screen.queryByText(/in your cart/)).toBeNull();
  });

  it("PLP-26 strikes the higher price through; PLP-28 a placeholder stands for invalidated ones", () => {
    const was = { value: 74, currency: "USD", formatted: "$74.00" };
    openProduct(aProductReply({ strikePrice: was }));
    expect(screen.getByText("$74.00", { selector: "s" })).toBeTruthy();
    cleanup();
    openProduct(aProductReply({ arePricesInvalidated: true, tierPrices: [] }));
    expect(screen.queryByText("$54.00", { selector: "span span span" })).toBeNull();
  });
});

describe("the quantity", () => {
  it.each([
    ["PDP-42", "1", "Cannot add less than 2 of this item to your cart.", "2"],
    ["PDP-43, reading 26", "11", "Cannot add more than 9 of this item to your cart.", "10"],
    ["PDP-41", "many", "Please enter a whole number.", "2"],
  ])("%s: %s is told and taken back", async (_, entry, notice, value) => {
    const { user } = openProduct(limited({}));
    await user.clear(quantityBox());
    await user.type(quantityBox(), `${entry}{Enter}`);
    await waitFor(() => expect(notices.get()).toMatchObject([{ text: notice, ms: 5000 }]));
    expect(quantityBox().value).toBe(value);
  });

  it("PDP-45 is preset by the address, selected on a click, and made a number", async () => {
    const { user } = openProduct(limited({}), { href: "/x?qty=4" });
    expect(quantityBox().value).toBe("4");
    await user.click(quantityBox());
    await user.keyboard("6.0{Enter}");
    expect(quantityBox().value).toBe("6");
  });

  it("PDP-41 rounds up to the increment", async () => {
    const { user } = openProduct(limited({ minQuantity: 1, qtyIncrements: 5 }));
    await user.clear(quantityBox());
    await user.type(quantityBox(), "6.4{Enter}");
    expect(quantityBox().value).toBe("10");
  });

  it("tells what the fewest pieces cost that are sold", () => {
    openProduct(limited({ minQuantity: 1, qtyIncrements: 5 }));
    expect(screen.getByText(/for 5 pieces/).textContent).toMatch(
      /per piece, \$\d+\.\d\d for 5 pieces/,
    );
  });

  it("PDP-44 says the minimum; reading 29 steps stop there", async () => {
    const { user } = openProduct(limited({}));
    expect(
      screen.getByText("Item must be purchased in a minimum quantity of 2 or more"),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "One less" }));
    expect(quantityBox().value).toBe("2");
    await user.click(screen.getByRole("button", { name: "One more" }));
    expect(quantityBox().value).toBe("3");
  });

  it("PDP-45 is hidden when the maximum is 1", () => {
    openProduct(limited({ minQuantity: 1, maxQuantity: 1 }));
    expect(screen.queryByRole("textbox", { name: /^Quantity/ })).toBeNull();
  });
});

describe("the page around the choice", () => {
  it("PDP-16, PDP-11, PDP-21 shows callout, facts, fit bullets with the style first, and description", () => {
    openProduct();
    expect(screen.getByText("Best seller")).toBeTruthy();
    expect(screen.getByText("Portugal")).toBeTruthy();
    const bullets = screen.getByRole("heading", { name: "How it fits" }).parentElement!;
    expect(
      within(bullets)
        .getAllByRole("listitem")
        .map((li) => li.textContent),
    ).toEqual(["Fit Straight", "Sleeve fit Set in"]);
    expect(screen.getByText("Ten buttons that survive 95 °C.")).toBeTruthy();
  });

  it.each([
    ["Straight", "view womens cut"],
    ["Women’s", "view mens cut"],
  ])("PDP-18 leads from %s to the other cut: %s", async (value, text) => {
    const cut = { code: "cut", label: "Cut", value, backend_value: "1" };
    const custom_attributes = { opposite_cut: "MRW-11" };
    const product = aProductReply({ attributes: [cut], custom_attributes });
    const tile = { name: "Merrow, the other cut", url: "/merrow-other" };
    openProduct(product, { handlers: { productsBySkus: () => ({ items: [tile] }) as never } });
    const link = await screen.findByRole("link", { name: text });
    expect(link.getAttribute("href")).toBe("/merrow-other");
  });

  it("PDP-19 opens the size and fit guide: unit, letters on the garment, the chosen size marked", async () => {
    const { user } = openProduct(aProductReply(), { href: "/x?productId=21" });
    await user.click(screen.getByRole("button", { name: "Size and fit guide" }));
    const dialog = await screen.findByRole("dialog", { name: "Size and fit guide" });
    expect(within(dialog).getByRole("columnheader", { name: "M chosen" })).toBeTruthy();
    expect(within(dialog).getByRole("heading", { name: "Measured flat, in inches" })).toBeTruthy();
    const flat = within(dialog).getByRole("img", { name: /^Where Chest, pit to pit/ });
    expect(flat.parentElement?.querySelector("svg text")?.textContent).toBe("A");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is clean for the accessibility checker, in both tabs", async () => {
    const { user } = openProduct(aProductReply(), { href: "/x?productId=21" });
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("tab", { name: "Order Multiple" }));
    await screen.findByRole("textbox", { name: "White, M, pieces" });
    expect(await axeViolations()).toEqual([]);
  });
});

/** A cap of which only so many may be taken. */
function limited(change: Partial<Parameters<typeof aStock>[2]>) {
  const rules = { minQuantity: 2, maxQuantity: 10, ...change };
  return aSimpleProductReply({ stockData: [aStock(5, true, rules)] });
}

/** Rules the page breaks; contrast and landmarks need a browser and the page's frame. */
async function axeViolations(): Promise<string[]> {
  const off = { enabled: false };
  const rules = { "color-contrast": off, region: off, "landmark-complementary-is-top-level": off };
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
