import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notices } from "../../notice/notices.ts";
import { addressOf } from "../../routing/address.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { aReadyCart, MASK_ID } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { CheckoutPage } from "../CheckoutPage.tsx";
import { keepFlag } from "../stored-flags.ts";
import { CheckoutServer } from "./checkout-server.ts";

const page = { type: "checkout", address: addressOf("/checkout") } as const;

/** A browser whose cart lacks nothing but the payment. */
export function readyToPay(): void {
  notices.set([]);
  sessionStorage.clear();
  localStorage.clear();
  writeStored(storageKeys.cartId, MASK_ID);
  keepFlag("shippingStepSaved");
}

/** A cart from which nothing but the payment is missing. */
export const server = () => new CheckoutServer(aReadyCart());

/** The checkout of a server, and its shopper; `step` is the one that the address names. */
export function show(
  server: CheckoutServer,
  step?: string,
  href = step === undefined ? "/" : `/?step=${step}`,
  shop = server.shop(),
) {
  const place = { ...page, params: step === undefined ? {} : { step } };
  const shown = renderInShop(<CheckoutPage place={place} />, { shop, href });
  return { user: userEvent.setup(), ...shown };
}

/** Fills what the payment step wants, and presses the button. */
export async function place(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const number = await screen.findByRole("textbox", { name: "PO number" });
  if ((number as HTMLInputElement).value === "") await user.type(number, "HH-1187");
  await user.click(await screen.findByRole("button", { name: /^Place order, \$40.00/ }));
}

/** What the element with the focus says. */
export const focused = () => document.activeElement?.textContent ?? "";
