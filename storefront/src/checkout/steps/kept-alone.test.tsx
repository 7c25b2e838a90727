// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { FillingsContext } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { aCart, aReadyCart, shown } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { BillingStep } from "./BillingStep.tsx";
import { ShippingStep } from "./ShippingStep.tsx";

afterEach(cleanup);

const ONLY = "Only the addresses that are kept for you can be used here.";
const Book = () => <button type="button">Ship here: Harbour House</button>;

function show(step: ReactElement, canEdit: { shipping: boolean; billing: boolean }) {
  return renderInShop(
    <FillingsContext value={[slots.checkoutAddress.filledWith(Book)]}>{step}</FillingsContext>,
    { config: { canEdit } },
  );
}
const steps = { onSaved: () => {}, onReopened: () => {} };

describe("CHECK-27 the checkout of a portal whose members choose among kept addresses", () => {
  it("has no form for where goods go, and the addresses that are kept", async () => {
    show(<ShippingStep cart={shown(aCart())} {...steps} />, { shipping: false, billing: true });
    expect(await screen.findByText(ONLY)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ship here: Harbour House" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("nor for where bills go, unless they go where the goods do", async () => {
    const cart = shown(aReadyCart({ billingSameAsShipping: true }));
    show(<BillingStep cart={cart} {...steps} />, { shipping: true, billing: false });
    expect(screen.queryByText(ONLY)).toBeNull();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Same as shipping" }));
    expect(await screen.findByText(ONLY)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
