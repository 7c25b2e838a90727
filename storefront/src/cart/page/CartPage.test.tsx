// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { money } from "@placket/domain/money/money";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../notice/notices.ts";
import { UNDO_MS } from "../item-notices.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { matchRoute } from "../../routing/routes.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID, anItem, aReadyCart, FLAT_GROUND, FREE_GROUND } from "../../testing/cart.ts";
import { keptCartId } from "../cart-id.ts";
import { CartServer } from "../testing/cart-server.ts";
import { editor, openCartPage, openMiniCart, said } from "../testing/open-cart.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  miniCartOpen.set(false);
});

const loaded = () => screen.findByRole("heading", { name: "Summary" });

describe("the cart page", () => {
  it("CART-11 stands at /checkout/cart and shows every item with its sum", async () => {
    expect(matchRoute("/checkout/cart")?.type).toBe("cart");
    openCartPage({ items: [anItem(), anItem({ id: 8, name: "Skull cap", quantity: 10 })] });
    await loaded();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cart 12 ITEMS");
    expect(screen.getByRole("link", { name: "Harbor apron" }).getAttribute("href")).toBe(
      "/harbor-apron",
    );
    expect(screen.getByRole("link", { name: "Edit Skull cap" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Checkout" }).getAttribute("href")).toBe("/checkout");
    expect(await axeViolations()).toEqual([]);
  });

  it("CART-27 an item of the embroidery's own sku has no way to edit, count or remove it", async () => {
    openCartPage({ items: [anItem({ sku: "EMBROIDERY", name: "Embroidery", quantity: 12 })] });
    await loaded();
    const line = within(screen.getByRole("heading", { name: "Embroidery" }).closest("li")!);
    expect(line.queryByRole("link", { name: /^Edit/ })).toBeNull();
    expect(line.queryAllByRole("button")).toEqual([]);
    expect(line.queryByRole("spinbutton")).toBeNull();
    expect(line.getByText("12")).toBeTruthy();
  });

  it("CART-03 the option labelled 'Embroidery Product' is hidden, in the mini-cart too", async () => {
    const option = (attributeLabel: string, optionLabel: string) => ({
      attributeId: optionLabel.length,
      attributeCode: attributeLabel,
      attributeLabel,
      optionId: 1,
      optionLabel,
    });
    const items = [
      anItem({
        selections: [option("Color", "White"), option("Embroidery Product", "EMB-LOGO-2")],
      }),
    ];
    openCartPage({ items });
    await loaded();
    expect(screen.getByText("White")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Embroidery Product|EMB-LOGO-2/);
    cleanup();
    const { dialog } = await openMiniCart({ items });
    expect(await within(dialog).findByText("White")).toBeTruthy();
  });

  it("issue 9.7 says why a price is lower than the one beside it", async () => {
    const priceRules = [{ ruleId: 4, label: "Apron week" }];
    openCartPage({ items: [anItem({ priceRules, regularPrice: money(2500, "USD") })] });
    await loaded();
    const line = within(screen.getByRole("heading", { name: "Harbor apron" }).closest("li")!);
    expect(line.getByText("$20.00 each instead of $25.00: Apron week")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("says once for a family what more pieces of it would cost each", async () => {
    const nextTier = { pieces: 1, unitPrice: money(5020, "USD") };
    const coat = { parentId: 7, nextTier };
    openCartPage({
      items: [
        anItem({ ...coat, id: 1, sku: "COAT-M", productId: 71 }),
        anItem({ ...coat, id: 2, sku: "COAT-L", productId: 72 }),
        anItem({ id: 3, sku: "CAP", productId: 80 }),
      ],
    });
    await loaded();
    const hint = screen.getByText("Add 1 more to pay $50.20 each");
    expect(within(hint.closest("li") ?? document.body).getByText("COAT-L")).toBeTruthy();
  });

  it("tells what is done to an item, and what that costs", async () => {
    const service = { sku: "HEM", name: "Hemming", taxClassId: null, isBulkPrice: false };
    const hem = { kind: "alteration-piping", text: "To 30 inches", serviceId: 5 } as const;
    const parts = [{ ...hem, service: { ...service, unitPrice: money(900, "USD") } }];
    openCartPage({ items: [anItem({ parts })] });
    await loaded();
    expect(screen.getByText("Alteration").nextSibling?.textContent).toBe(
      "To 30 inches ($9.00 each)",
    );
  });

  it.each([
    [FREE_GROUND, "FREE", "$40.00"],
    [FLAT_GROUND, "$7.95", "$47.95"],
  ])("CART-30 a shipping charge of zero shows 'FREE', any other its amount: %#", async (...row) => {
    const [chosenShippingMethod, charge, total] = row;
    openCartPage(aReadyCart({ chosenShippingMethod }));
    const summary = (await loaded()).parentElement ?? document.body;
    const amounts = within(summary).getAllByRole("definition");
    expect(amounts.map((amount) => amount.textContent)).toEqual(["$40.00", charge, total]);
  });

  it("CART-18 ROUTE-43 a cartId in the address overrides the stored cart id", async () => {
    const href = `/checkout/cart?cartId=${MASK_ID}`;
    const { server, visited } = openCartPage({}, { href, kept: "d".repeat(32) });
    await loaded();
    expect(keptCartId()).toBe(MASK_ID);
    expect(server.asked).toContainEqual({ name: "takeUpCart", what: { cartId: MASK_ID } });
    // Once: a reload of the address must not undo what is changed from now on.
    await expect.poll(() => visited).toEqual(["/checkout/cart"]);
  });

  it("EMB-04, CART-26 an item in a withdrawn font is told so, and is edited or removed before the checkout", async () => {
    const text = { kind: "text", text: "Anna", serviceId: null, service: null } as const;
    openCartPage({
      items: [anItem({ isSaleable: false, parts: [{ ...text, withdrawn: "Script" }] })],
    });
    expect(
      await screen.findByText(
        "The font Script is no longer sewn. Choose another one, or remove the item.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Edit Harbor apron" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull();
  });

  it("an item whose product left the store has no name and no link, and can be removed", async () => {
    const gone = anItem({
      name: "",
      sku: "",
      urlKey: "",
      isSaleable: false,
      unitPrice: money(0, "USD"),
    });
    const { user } = openCartPage({ items: [gone] });
    await user.click(
      await screen.findByRole("button", { name: "Remove Item that is not sold any more" }),
    );
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
  });
});

describe("the quantity on the cart page", () => {
  it("CART-21 what 0 removed is named, and a press brings it back", async () => {
    const { user, server } = openCartPage({ items: [anItem({ quantity: 3 })] });
    const field = await editor();
    await user.clear(field);
    await user.type(field, "0{Enter}");
    await waitFor(() => expect(said()).toEqual(["Harbor apron removed from your cart."]));
    const [notice] = notices.get();
    expect(notice).toMatchObject({ ms: UNDO_MS, action: { label: "Undo" } });
    act(() => notice?.action?.run());
    expect((await editor()).value).toBe("3");
    expect(server.asked.at(-1)).toMatchObject({ name: "addToCart", what: [{ qty: 3 }] });
  });

  it("WISH-09 CART-44 a quantity that was changed is said, by the item's name", async () => {
    const { user } = openCartPage();
    const field = await editor();
    await user.clear(field);
    await user.type(field, "4{Enter}");
    const text = "Harbor apron's configuration and quantity have been updated.";
    await waitFor(() => expect(said()).toEqual([text]));
  });

  it("CART-22 more than is there: the notice names the item, what is there and what stays", async () => {
    const { user, server } = openCartPage();
    server.faults = { updateCart: { status: 400, key: "cart.outOfStock", params: [40] } };
    const field = await editor();
    await user.clear(field);
    await user.type(field, "50{Enter}");
    const text = "Harbor apron: only 40 in stock. The cart still holds 2.";
    await waitFor(() => expect(said()).toEqual([text]));
    expect((await editor()).value).toBe("2");
  });

  it("CART-19 is committed after 1000 ms of inactivity", async () => {
    const { server } = openCartPage();
    const field = await editor();
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: "4" } });
    await act(() => vi.advanceTimersByTimeAsync(600));
    fireEvent.change(field, { target: { value: "45" } });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(server.count("updateCart")).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(server.asked.filter(({ name }) => name === "updateCart")).toEqual([
      { name: "updateCart", what: { item_id: 7, qty: 45 } },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(server.count("updateCart")).toBe(1);
  });

  it("CART-19 CART-21 a 0 at rest removes once, though the field is left meanwhile, and Undo is there", async () => {
    const { server } = openCartPage();
    const field = await editor();
    vi.useFakeTimers();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.delay = promise;
    fireEvent.change(field, { target: { value: "0" } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.blur(field);
    await act(async () => {
      answer();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(server.count("removeCartItem")).toBe(1);
    expect(said()).toEqual(["Harbor apron removed from your cart."]);
    expect(notices.get()[0]).toMatchObject({ action: { label: "Undo" } });
  });

  it("CART-19 CART-21 a 0 that is left in the moment in which its rest ends removes once", async () => {
    const { server } = openCartPage();
    const field = await editor();
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: "0" } });
    await act(async () => {
      vi.advanceTimersByTime(1000);
      // Nothing was drawn anew in between.
      fireEvent.keyDown(field, { key: "Enter" });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(server.count("removeCartItem")).toBe(1);
    expect(said()).toEqual(["Harbor apron removed from your cart."]);
  });

  it("CART-19 what was taken back with Escape is not committed later", async () => {
    const { server } = openCartPage();
    const field = await editor();
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: "9" } });
    fireEvent.keyDown(field, { key: "Escape" });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(field.value).toBe("2");
    expect(server.count("updateCart")).toBe(0);
  });

  it("CART-21 0 removes the item, and the focus stays where the cart is", async () => {
    const items = [anItem(), anItem({ id: 8, name: "Skull cap" })];
    const { user } = openCartPage({ items });
    const field = await editor("Skull cap");
    await user.clear(field);
    await user.type(field, "0{Enter}");
    await waitFor(() => expect(screen.queryByText("Skull cap")).toBeNull());
    expect(document.activeElement?.contains(screen.getByText("Harbor apron"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("the mini-cart over the cart page", () => {
  it("CART-13 what is removed in it leaves the focus in it, not in the page behind", async () => {
    const items = [anItem(), anItem({ id: 8, name: "Skull cap" })];
    const { user } = openCartPage({ items }, { isMiniCartOpen: true });
    const dialog = await screen.findByRole("dialog", { name: "Your cart" });
    const name = "Remove Skull cap";
    await user.click(await within(dialog).findByRole("button", { name }));
    await waitFor(() => expect(within(dialog).queryByText("Skull cap")).toBeNull());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });
});

describe("when the server refuses or fails", () => {
  it("CART-15 a change is answered with the cart, and nothing is fetched again", async () => {
    const { server, user } = openCartPage();
    const field = await editor();
    const before = server.count("getCart");
    await user.click(screen.getByRole("button", { name: "One more" }));
    await waitFor(() => expect(field.value).toBe("3"));
    expect(server.count("getCart")).toBe(before);
    expect(screen.getByText("TOTAL:")).toBeTruthy();
    expect(said()).toEqual(["Harbor apron's configuration and quantity have been updated."]);
  });

  it("CART-15 what fails without a reason is not said: the cart is fetched again as it is", async () => {
    const { server, user } = openCartPage();
    const field = await editor();
    const before = server.count("getCart");
    server.faults = { updateCart: { status: 500, key: "access.internal" } };
    await user.click(screen.getByRole("button", { name: "One more" }));
    await waitFor(() => expect(server.count("getCart")).toBe(before + 1));
    await waitFor(() => expect(field.value).toBe("2"));
    expect(said()).toEqual([]);
  });

  it.each(["cart.noSuchItem", "cart.alreadyOrdered"] as const)(
    "an item that another window has taken away (%s) is said to be gone, and the cart fetched anew",
    async (key) => {
      const { server, user } = openCartPage();
      await editor();
      const before = server.count("getCart");
      server.faults = { updateCart: { status: 404, key, params: [5] } };
      await user.click(screen.getByRole("button", { name: "One more" }));
      await waitFor(() =>
        expect(said()).toEqual([
          "Harbor apron is no longer in this cart. It was changed in another window.",
        ]),
      );
      expect(server.count("getCart")).toBe(before + 1);
    },
  );

  it("a refusal is said in its words, and the cart fetched again as it is", async () => {
    const { server, user } = openCartPage();
    await editor();
    server.faults = { updateCart: { status: 400, key: "cart.outOfStock" } };
    await user.click(screen.getByRole("button", { name: "One more" }));
    await waitFor(() =>
      expect(said()).toEqual(["Harbor apron: The requested qty is not available"]),
    );
    server.faults = {};
    await waitFor(async () => expect((await editor()).value).toBe("2"));
  });

  it("a cart that cannot be loaded says so and can be asked for again; its id is kept", async () => {
    const server = new CartServer();
    server.faults = { getCart: { status: 429, key: "access.tooManyRequests" } };
    const { user } = openCartPage({}, { server });
    await screen.findByRole("alert");
    expect(keptCartId()).toBe(server.cart.maskId);
    server.faults = {};
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await loaded()).toBeTruthy();
  });
});
