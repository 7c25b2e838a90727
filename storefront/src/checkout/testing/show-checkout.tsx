import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addressOf } from "../../routing/address.ts";
import { aReadyCart } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { CheckoutPage } from "../CheckoutPage.tsx";
import { CheckoutServer } from "./checkout-server.ts";

const page = { type: "checkout", address: addressOf("/checkout"), params: {} } as const;

/** The checkout of a server, and its shopper. */
export function show(server: CheckoutServer) {
  const shown = renderInShop(<CheckoutPage place={page} />, { shop: server.shop() });
  return { user: userEvent.setup(), ...shown };
}

/** Fills what the payment step wants, and presses the button. */
export async function place(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const number = await screen.findByRole("textbox", { name: "PO number" });
  if ((number as HTMLInputElement).value === "") await user.type(number, "HH-1187");
  await user.click(await screen.findByRole("button", { name: /^Place order, \$40.00/ }));
}

/** A cart from which nothing but the payment is missing. */
export const server = () => new CheckoutServer(aReadyCart());
/** What the element in focus says. */
export const focused = () => document.activeElement?.textContent ?? "";
