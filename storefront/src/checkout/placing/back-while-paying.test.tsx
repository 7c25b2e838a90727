// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aReadyCart } from "../../testing/cart.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { focused, readyToPay, show } from "../testing/open-checkout.tsx";

const DECLINED = "Your card was declined. Nothing was charged. Try another card or ask your bank.";
const declined = { key: "payment.declined", field: "payment_method", message: DECLINED } as const;

beforeEach(readyToPay);
afterEach(cleanup);

const open = () => document.querySelector("[aria-current=step]")?.id;

it("back while the card is charged: the payment stays open, and so it is when it is refused", async () => {
  const store = new CheckoutServer(aReadyCart({ billingAddress: null }));
  store.answers = [{ errors: [declined] }];
  const { user, visited, router } = show(store);
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  await user.type(await screen.findByRole("textbox", { name: "PO number" }), "HH-1187");
  const { promise, resolve } = Promise.withResolvers<void>();
  store.until = promise;
  await user.click(await screen.findByRole("button", { name: /^Place order/ }));
  await screen.findByText(/^Placing your order/);
  await act(() => router.navigate("/", { replace: true }));
  expect(open()).toBe("checkout-payment");
  expect(visited).toEqual(["/?step=payment", "/", "/?step=payment"]);
  expect(screen.getByText(/^Placing your order/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit: Billing" })).toHaveProperty("disabled", true);
  resolve();
  await waitFor(() => expect(focused()).toContain(DECLINED));
  expect(open()).toBe("checkout-payment");
  expect(screen.getByRole("button", { name: "Edit: Billing" })).toHaveProperty("disabled", false);
  // From then on back is back again.
  await act(() => router.navigate("/", { replace: true }));
  expect(open()).toBe("checkout-billing");
});
