// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { storageKeys } from "../../storage/keys.ts";
import { removeStored } from "../../storage/stored.ts";
import { aReadyCart } from "../../testing/cart.ts";
import { CheckoutServer } from "../testing/checkout-server.ts";
import { focused, readyToPay, show } from "../testing/open-checkout.tsx";

beforeEach(() => {
  readyToPay();
  removeStored(storageKeys.shippingStepSaved);
});
afterEach(cleanup);

const arrived = (section: string) =>
  waitFor(() =>
    expect(document.querySelector("[aria-current=step]")?.id).toBe(`checkout-${section}`),
  );

it("every step is an entry of the history: back opens the one before, forward the next", async () => {
  const cart = aReadyCart({ email: null, billingAddress: null });
  const { user, visited, router } = show(new CheckoutServer(cart));
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "b@example.com{Enter}");
  await arrived("shipping");
  await user.click(await screen.findByRole("button", { name: "Continue to billing" }));
  await arrived("billing");
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  await arrived("payment");
  expect(visited).toEqual(["/?step=shipping", "/?step=billing", "/?step=payment"]);
  const goBackTo = (href: string) => act(() => router.navigate(href, { replace: true }));
  await goBackTo("/?step=billing");
  await arrived("billing");
  expect(focused()).toBe("Billing");
  await goBackTo("/?step=shipping");
  await arrived("shipping");
  await goBackTo("/");
  await arrived("customer");
  await goBackTo("/?step=payment");
  await arrived("payment");
  expect(visited).toHaveLength(7);
  await goBackTo("/?step=made-up");
  await arrived("payment");
});
