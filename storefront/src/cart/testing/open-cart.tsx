import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Cart } from "@placket/domain/cart/cart";
import type { ReactElement } from "react";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { notices } from "../../notice/notices.ts";
import type { StoreConfig } from "../../store/config.queries.ts";
import { renderInShop } from "../../testing/render.tsx";
import { keepCartId } from "../cart-id.ts";
import { CartPage } from "../page/CartPage.tsx";
import MiniCart from "../mini/MiniCart.tsx";
import { CartServer } from "./cart-server.ts";

interface Opening {
  readonly server?: CartServer;
  readonly href?: string;
  /** The cart id that the browser keeps; the server's own unless said. */
  readonly kept?: string;
  /** What the shop has set. */
  readonly config?: Partial<StoreConfig>;
  /** The mini-cart lies open over the cart page. */
  readonly isMiniCartOpen?: boolean;
}

/** The cart page of a shopper whose cart is like the draft. */
export function openCartPage(draft: Partial<Cart> = {}, opening: Opening = {}) {
  const { server = new CartServer(draft), href = "/checkout/cart", kept, config } = opening;
  if (!opening.isMiniCartOpen) return open(<CartPage />, { server, href, kept, config });
  miniCartOpen.set(true);
  const both = (
    <>
      <CartPage />
      <MiniCart />
    </>
  );
  return open(both, { server, href, kept });
}

/** The mini-cart, open over some page. */
export async function openMiniCart(draft: Partial<Cart> = {}, opening: Opening = {}) {
  const { server = new CartServer(draft), href = "/", kept, config } = opening;
  miniCartOpen.set(true);
  const opened = open(<MiniCart />, { server, href, kept, config });
  const dialog = await screen.findByRole("dialog", { name: "Your cart" });
  return { ...opened, dialog };
}

interface Opened {
  readonly server: CartServer;
  readonly href: string;
  readonly kept: string | undefined;
  readonly config?: Partial<StoreConfig> | undefined;
}

/** Shows a part of the cart; no notices yet, a cart id kept. */
function open(
  element: ReactElement,
  { server, href, kept = server.cart.maskId, config = {} }: Opened,
) {
  notices.set([]);
  localStorage.clear();
  keepCartId(kept);
  const rendered = renderInShop(element, { shop: server.shop(), href, config });
  return { server, user: userEvent.setup(), ...rendered };
}

/** The quantity field of an item. */
export function editor(name = "Harbor apron"): Promise<HTMLInputElement> {
  return screen.findByRole<HTMLInputElement>("textbox", { name: `Quantity of ${name}` });
}

/** The notices shown now. */
export const said = () => notices.get().map(({ text }) => text);

/** Waits until the mini-cart is gone, with its closing motion. */
export async function closed(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole("dialog")) throw new Error("The mini-cart is still there");
  });
}
