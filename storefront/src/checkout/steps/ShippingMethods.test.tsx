// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aReadyCart } from "../../testing/cart.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { focused, readyToPay, show } from "../testing/open-checkout.tsx";

beforeEach(readyToPay);
afterEach(cleanup);

const current = () => document.querySelector("[aria-current=step]")?.id;
const arrived = (section: string) => waitFor(() => expect(current()).toBe(`checkout-${section}`));

it("CHECK-21 the sum has the preselected method in it before the step is left, and every other choice", async () => {
  const server = new CheckoutServer(aReadyCart({ chosenShippingMethod: null }));
  const { user } = show(server);
  const sum = within(await screen.findByRole("complementary", { name: /^2 ITEMS/ }));
  await waitFor(() => expect(sum.getByText("FREE")).toBeTruthy());
  await user.click(screen.getByRole("radio", { name: /Flat Rate - Fixed/ }));
  await waitFor(() => expect(sum.getAllByText("$47.95")).not.toHaveLength(0));
  expect(current()).toBe("checkout-shipping");
  await user.click(screen.getByRole("button", { name: "Continue to billing" }));
  await arrived("payment");
  expect(server.count("SetShippingMethod")).toBe(2);
});

it.each(["Cancel", "Back", "Edit: Billing"])(
  "CHECK-21 editing the method: the sum follows, and %s brings the first one back",
  async (way) => {
    const server = new CheckoutServer(aReadyCart());
    const { user, router } = show(server);
    const before = server.cart.chosenShippingMethod;
    const sum = within(await screen.findByRole("complementary", { name: /^2 ITEMS/ }));
    await user.click(await screen.findByRole("button", { name: "Edit: Shipping" }));
    await user.click(await screen.findByRole("radio", { name: /Flat Rate - Fixed/ }));
    await waitFor(() => expect(sum.getAllByText("$47.95")).not.toHaveLength(0));
    if (way === "Back") await act(() => router.navigate("/", { replace: true }));
    else await user.click(screen.getByRole("button", { name: way }));
    await arrived(way === "Edit: Billing" ? "billing" : "payment");
    await waitFor(() => expect(sum.queryByText("$47.95")).toBeNull());
    expect(server.cart.chosenShippingMethod).toEqual(before);
  },
);

it("CHECK-21 a method that was chosen anew and gone on with stays", async () => {
  const server = new CheckoutServer(aReadyCart());
  const { user } = show(server);
  await user.click(await screen.findByRole("button", { name: "Edit: Shipping" }));
  await user.click(await screen.findByRole("radio", { name: /Flat Rate - Fixed/ }));
  await user.click(screen.getByRole("button", { name: "Continue to billing" }));
  await arrived("payment");
  await user.click(screen.getByRole("button", { name: "Edit: Shipping" }));
  const chosen = await screen.findByRole("radio", { name: /Flat Rate - Fixed/ });
  expect(chosen).toHaveProperty("checked", true);
  expect(server.cart.chosenShippingMethod?.carrierCode).toBe("flatrate");
  expect(server.count("SetShippingMethod")).toBe(1);
});

it("a choice that does not reach the store is made again by the button, which says what is wrong", async () => {
  const server = new CheckoutServer(aReadyCart({ chosenShippingMethod: null }));
  const { user } = show(server);
  server.refusal = [{ error: "checkout.noSuchShippingMethod", field: "", params: ["a", "b"] }];
  await waitFor(() => expect(server.count("SetShippingMethod")).toBe(1));
  server.refusal = [{ error: "checkout.noSuchShippingMethod", field: "", params: ["a", "b"] }];
  await user.click(await screen.findByRole("button", { name: "Continue to billing" }));
  await waitFor(() => expect(focused()).toContain("Carrier with such method not found: a, b"));
  await user.click(screen.getByRole("button", { name: "Continue to billing" }));
  await arrived("payment");
});

describe("a choice that cannot be written", () => {
  const NOT_IN_IT = "Not in the total yet: the shipping you chose. The store cannot be reached.";

  it("leaves the sum as it was and says so beside it, until it is in the sum", async () => {
    const server = new CheckoutServer(aReadyCart());
    const { user } = show(server);
    await user.click(await screen.findByRole("button", { name: "Edit: Shipping" }));
    server.isDown = true;
    await user.click(await screen.findByRole("radio", { name: /Flat Rate - Fixed/ }));
    const sum = within(screen.getByRole("complementary", { name: /^2 ITEMS/ }));
    expect(await sum.findByText(NOT_IN_IT)).toBeTruthy();
    expect(sum.queryByText("$47.95")).toBeNull();
    server.isDown = false;
    await user.click(screen.getByRole("button", { name: "Continue to billing" }));
    await arrived("payment");
    expect(sum.getAllByText("$47.95")).not.toHaveLength(0);
    expect(sum.queryByText(NOT_IN_IT)).toBeNull();
  });

  it("offline, it is said at once, until the network is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const server = new CheckoutServer(aReadyCart());
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = show(server);
    await user.click(await screen.findByRole("button", { name: "Edit: Shipping" }));
    server.until = promise;
    await user.click(await screen.findByRole("radio", { name: /Flat Rate - Fixed/ }));
    expect(await screen.findByText(NOT_IN_IT)).toBeTruthy();
    online.mockRestore();
    resolve();
    await waitFor(() => expect(screen.queryByText(NOT_IN_IT)).toBeNull());
    expect(screen.getAllByText("$47.95")).not.toHaveLength(0);
  });
});
