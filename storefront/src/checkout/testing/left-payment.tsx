import { act, cleanup } from "@testing-library/react";
import { keepCartId } from "../../cart/cart-id.ts";
import { openPayment } from "../../cart/open-payment.ts";
import { CartPage } from "../../cart/page/CartPage.tsx";
import { publish } from "../../events/events.ts";
import { notices } from "../../notice/notices.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import OpenPaymentBar from "../open-payment/OpenPaymentBar.tsx";
import { unheardOrder } from "../open-payment/unheard-order.ts";
import UnheardOrderBar from "../open-payment/UnheardOrderBar.tsx";
import { placingKey } from "../placing/placing-key.ts";
import { beginPlacing } from "../placing/placings.ts";
import { readyToPay, server } from "./open-checkout.tsx";

/** How an order stands that is placed. */
export const PLACED = {
  number: "100000001",
  state: "PLACED",
  token: "token-1",
  total: { value: 40, currency: "USD" },
};

/** A browser with a cart whose payment may be left. */
export function readyToLeave(): void {
  readyToPay();
  keepCartId(MASK_ID);
  openPayment.set(null);
  unheardOrder.set(null);
}

/** Tabs of earlier tests, which look at their own stores still. */
const ended: ReturnType<typeof server>[] = [];

/** Takes the screen away, and lets the tabs ask no more: nothing is kept. */
export async function endLeft(): Promise<void> {
  cleanup();
  for (const store of ended) store.isDown = true;
  localStorage.clear();
  await act(async () => nextPage());
}

/** The cart page of a browser that left the checkout while its payment was open. */
export function leave(store: ReturnType<typeof server>, isClosed = true) {
  store.isClosed = isClosed;
  beginPlacing(MASK_ID);
  placingKey(MASK_ID);
  ended.push(store);
  const page = (
    <>
      <OpenPaymentBar />
      <UnheardOrderBar />
      <main>
        <CartPage />
      </main>
    </>
  );
  const shop = store.shop({ cartCrosssell: () => ({ items: [] }) });
  const shown = renderInShop(page, { shop });
  return { ...shown, running: { ...shown, shop } };
}

export const nextPage = () =>
  publish("page.loaded", { type: "cart", href: "/checkout/cart", visit: 1 });

/** What the notices say. */
export const told = () => notices.get().map(({ text }) => text);
