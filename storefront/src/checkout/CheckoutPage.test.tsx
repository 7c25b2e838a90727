// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeViolations } from "../testing/axe.ts";
import type { Cart } from "@placket/domain/cart/cart";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Place } from "../page/page.ts";
import { addressOf } from "../routing/address.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal } from "../testing/shop.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { keepFlag } from "./stored-flags.ts";
import { aCart, anItem, aReadyCart, FREE_GROUND, MARGATE, MASK_ID } from "../testing/cart.ts";
import { CheckoutServer } from "./testing/checkout-server.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  writeStored(storageKeys.cartId, MASK_ID);
});
afterEach(cleanup);

interface ShowOptions {
  readonly step?: string;
  readonly config?: {
    readonly expandsCheckoutSteps?: boolean;
    readonly defaultCountry?: string;
  };
  readonly isDown?: boolean;
}

function show(draft: Partial<Cart> = {}, { step, config = {}, isDown = false }: ShowOptions = {}) {
  const server = new CheckoutServer(draft);
  server.isDown = isDown;
  const place: Place = {
    type: "checkout",
    address: addressOf("/checkout"),
    params: step === undefined ? {} : { step },
  };
  const shown = renderInShop(<CheckoutPage place={place} />, { shop: server.shop(), config });
  return { server, user: userEvent.setup(), ...shown };
}

const steps = () => within(screen.getByRole("list", { name: "Steps of the checkout" }));
const current = () =>
  steps()
    .getAllByRole("listitem")
    .filter((one) => one.getAttribute("aria-current") === "step")
    .map((one) => one.id);
const arrived = (section: string) =>
  waitFor(() => expect(current()).toEqual([`checkout-${section}`]));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.textContent;

describe("on load", () => {
  it("CHECK-02 customer, shipping, billing, embroidery and payment know which of them are complete", async () => {
    keepFlag("shippingStepSaved");
    const items = [anItem(), anItem({ id: 8, embroideryItemId: 7, name: "Name, two lines" })];
    const { unmount } = show(aReadyCart({ items }));
    await screen.findByRole("button", { name: "Continue to payment" });
    const titles = () =>
      steps()
        .getAllByRole("listitem")
        .filter(({ id }) => id !== "")
        .map(({ id, dataset }) => [id, dataset["state"] === "done"]);
    expect(titles()).toEqual([
      ["checkout-customer", true],
      ["checkout-shipping", true],
      ["checkout-billing", true],
      ["checkout-embroidery", false],
      ["checkout-payment", false],
    ]);
    unmount();
    keepFlag("embroideryAgreed");
    show(aReadyCart({ items }));
    await arrived("payment");
    expect(titles().map(([, isDone]) => isDone)).toEqual([true, true, true, true, false]);
  });

  it("CHECK-30 the country of an empty address is the one of the configuration", async () => {
    show({ email: "buyer@example.com" }, { config: { defaultCountry: "GB" } });
    expect(await screen.findByRole("combobox", { name: "Country" })).toHaveProperty("value", "GB");
  });

  it("CHECK-31 the cart stands beside the steps in a reduced form, without the mini-cart's buttons", async () => {
    const { user } = show(aReadyCart());
    await user.click(await screen.findByRole("button", { name: "Show what is in it" }));
    const summary = within(screen.getByRole("complementary", { name: /^2 ITEMS/ }));
    expect(summary.getByText("Harbor apron")).toBeTruthy();
    expect(summary.getByText("2 pieces")).toBeTruthy();
    expect(summary.getAllByText("$40.00")).not.toHaveLength(0);
    expect(summary.getAllByRole("button").map((one) => one.textContent)).toEqual([
      "Hide what is in it",
    ]);
    expect(summary.getAllByRole("link").map((one) => one.textContent)).toEqual(["Back to cart"]);
    expect(summary.queryByRole("spinbutton")).toBeNull();
  });
});

describe("the way through the steps", () => {
  it.each([
    [409, { said: "The till is being counted." }, "The till is being counted."],
    [503, {}, "Something went wrong. Please try again."],
  ])("OPEN-08 a call that fails by %i, %o, is said in the step", async (status, told, said) => {
    const { server, user } = show();
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "buyer@example.com");
    server.fault = aRefusal(status, told);
    await user.click(button("Continue to shipping"));
    await screen.findByText(said);
    expect(current()).toEqual(["checkout-customer"]);
    await user.click(button("Continue to shipping"));
    await arrived("shipping");
  });

  it("UI-02 an empty email is required, at the field and in a summary that has the focus", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Continue to shipping" }));
    await expect.poll(focused).toContain("Email: Required");
    const email = screen.getByRole("textbox", { name: "Email" });
    expect(email.getAttribute("aria-invalid")).toBe("true");
    await user.click(screen.getByRole("link", { name: "Email: Required" }));
    expect(document.activeElement).toBe(email);
    expect(await axeViolations()).toEqual([]);
  });

  it("UI-03 an email of another shape is refused before anybody is asked", async () => {
    const { user, server } = show();
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "buyer@");
    await user.click(button("Continue to shipping"));
    expect(focused()).toContain("Please enter a valid email");
    expect(server.count("SetEmail")).toBe(0);
    await user.type(screen.getByRole("textbox", { name: "Email" }), "example.com");
    expect(screen.queryByRole("link", { name: /Please enter a valid email/ })).toBeNull();
  });

  it("CHECK-14 to 16 a guest walks from email to payment; done steps fold into one line", async () => {
    const { user, server } = show();
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "buyer@example.com");
    await user.keyboard("{Enter}");
    await arrived("shipping");
    expect(focused()).toBe("Shipping");
    expect(steps().getByText("buyer@example.com")).toBeTruthy();
    expect(readStored(storageKeys.customerEmail)).toBe("buyer@example.com");
    await fillAddress(user);
    await user.click(button("Choose how to ship"));
    await user.click(await screen.findByRole("radio", { name: /Flat Rate - Fixed/ }));
    expect(readStored(storageKeys.customerPhone)).toBe("555 0100");
    await user.click(button("Continue to billing"));
    await arrived("billing");
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await arrived("payment");
    expect(focused()).toBe("Payment");
    expect(screen.getByText("Step 4 of 4: Payment")).toBeTruthy();
    const line =
      "12 Pier Street, Margate, FL 33063. Flat Rate - Fixed, \\$7.95. Arrives March 5\\s–\\s9";
    expect(steps().getByText(new RegExp(line))).toBeTruthy();
    expect(steps().getByText("Same as shipping")).toBeTruthy();
    expect(server.cart.billingAddress).toMatchObject({ city: "Margate", regionCode: "FL" });
    expect(await axeViolations()).toEqual([]);
  });

  it("CHECK-15 a reload at payment stays at payment", async () => {
    const { user, server, unmount } = show(aReadyCart());
    await user.click(await screen.findByRole("button", { name: "Continue to billing" }));
    await arrived("payment");
    unmount();
    show(server.cart);
    await screen.findByRole("button", { name: /^Place order/ });
    expect(current()).toEqual(["checkout-payment"]);
  });

  it("CHECK-15 address and method without the stored flag leave shipping open", async () => {
    show(aReadyCart());
    await screen.findByRole("radiogroup", { name: "Shipping method" });
    expect(current()).toEqual(["checkout-shipping"]);
  });

  it("a reload in the middle comes back to the step", async () => {
    keepFlag("shippingStepSaved");
    show(aReadyCart({ billingAddress: null }));
    await screen.findByRole("checkbox", { name: "Same as shipping" });
    expect(current()).toEqual(["checkout-billing"]);
  });

  it("a done step is edited and left again, with the focus on what opens", async () => {
    keepFlag("shippingStepSaved");
    const { user } = show(aReadyCart());
    await user.click(await screen.findByRole("button", { name: "Edit: Shipping" }));
    expect(current()).toEqual(["checkout-shipping"]);
    expect(focused()).toBe("Shipping");
    await user.click(button("Cancel"));
    expect(current()).toEqual(["checkout-payment"]);
    expect(focused()).toBe("Payment");
  });

  it("ROUTE-04 the step of the address opens when it is done", async () => {
    keepFlag("shippingStepSaved");
    show(aReadyCart(), { step: "customer" });
    await screen.findByRole("textbox", { name: "Email" });
    expect(current()).toEqual(["checkout-customer"]);
  });

  it("reading 69: the free method is chosen when no other is left", async () => {
    show(aReadyCart({ chosenShippingMethod: null, shippingMethods: [FREE_GROUND] }));
    const radio = await screen.findByRole("radio", { name: /Ground/ });
    await waitFor(() => expect(radio).toHaveProperty("checked", true));
    expect(screen.getByText("FREE", { selector: "b" })).toBeTruthy();
  });

  it("reading 69: among several methods the cheapest is chosen to begin with", async () => {
    const { user, server } = show(aReadyCart({ chosenShippingMethod: null }));
    await user.click(await screen.findByRole("button", { name: "Continue to billing" }));
    await waitFor(() => expect(server.count("SetShippingMethod")).toBe(1));
    const [cheapest] = server.cart.shippingMethods.toSorted(
      (a, b) => a.amount.minor - b.amount.minor,
    );
    expect(server.cart.chosenShippingMethod).toEqual(cheapest);
  });

  it("CHECK-15 a method that is gone is chosen anew, and the step waits for the shopper", async () => {
    keepFlag("shippingStepSaved");
    const { server } = show(aReadyCart({ chosenShippingMethod: null }));
    await waitFor(() => expect(server.cart.chosenShippingMethod).not.toBeNull());
    expect(await screen.findByRole("button", { name: "Continue to billing" })).toBeTruthy();
    expect(current()).toEqual(["checkout-shipping"]);
    expect(readStored(storageKeys.shippingStepSaved)).toBeUndefined();
  });

  it("CHECK-15 a virtual cart has nothing to ship, and is billed to an address of its own", async () => {
    const items = [anItem({ isVirtual: true })];
    show({ items, isVirtual: true, email: "buyer@example.com" });
    await screen.findByRole("textbox", { name: "Street address" });
    expect(current()).toEqual(["checkout-billing"]);
    expect(steps().getByText("Nothing to ship")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit: Shipping" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("CHECK-17, OPEN-40 embroidery wants the agreement before the payment", async () => {
    keepFlag("shippingStepSaved");
    const words = { kind: "special-instructions", text: "Thread as the last order" } as const;
    const parts = [{ ...words, serviceId: null, service: null }];
    const items = [anItem(), anItem({ id: 8, name: "Merrow chef coat", parts })];
    const { user } = show(aReadyCart({ items }));
    await user.click(await screen.findByRole("button", { name: "Continue to payment" }));
    expect(focused()).toContain("Embroidery: Required");
    await user.click(
      screen.getByRole("checkbox", { name: "I have reviewed and approve my embroidery" }),
    );
    await user.click(button("Continue to payment"));
    await arrived("payment");
    expect(readStored(storageKeys.embroideryAgreed)).toBe("1");
    expect(steps().getByText("1 garment approved")).toBeTruthy();
  });

  it("CHECK-24 expanded, all steps are open and the missing ones are named", async () => {
    const { user, server } = show(
      { email: "buyer@example.com", shippingAddress: MARGATE },
      { config: { expandsCheckoutSteps: true } },
    );
    const place = await screen.findByRole("button", { name: /^Place order/ });
    expect(current()).toHaveLength(4);
    await waitFor(() => expect(place).toHaveProperty("disabled", false));
    await user.click(place);
    expect(focused()).toContain("Shipping: not done yet");
    expect(focused()).toContain("Billing: not done yet");
    expect(server.count("PlaceOrder")).toBe(0);
  });
});

describe("carts that cannot be checked out", () => {
  it("an empty cart says so and leads out", async () => {
    show({ items: [] });
    await screen.findByRole("heading", { name: "Your cart is empty" });
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("a cart that does not load is tried again", async () => {
    const { server, user } = show({}, { isDown: true });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("alert").textContent).toContain("Nothing in it is lost");
    server.isDown = false;
    await user.click(again);
    await screen.findByRole("textbox", { name: "Email" });
  });

  it("CART-26 an item that is gone is said, with the way to the cart", async () => {
    keepFlag("shippingStepSaved");
    show(aReadyCart({ items: [anItem({ isSaleable: false })] }));
    expect((await screen.findByRole("alert")).textContent).toContain("no longer available");
    expect(button(/^Place order/)).toHaveProperty("disabled", true);
  });

  it("the sum is folded on a phone until it is asked for", async () => {
    const { user } = show(aCart());
    const fold = await screen.findByRole("button", { name: "Show what is in it" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    await user.click(fold);
    expect(button("Hide what is in it").getAttribute("aria-expanded")).toBe("true");
  });
});

async function fillAddress(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const type = (name: string, text: string) =>
    user.type(screen.getByRole("textbox", { name }), text);
  await screen.findByRole("textbox", { name: "First name" });
  await type("First name", "Demo");
  await type("Last name", "Buyer");
  await type("Street address", "12 Pier Street");
  await type("City", "Margate");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "FL");
  await type("ZIP code", "33063");
  await type("Telephone", "555 0100");
}
