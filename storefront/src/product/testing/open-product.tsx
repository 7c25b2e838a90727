import type { Filling } from "@placket/web/slot/slot";
import { shownProduct } from "@placket/contract/catalog/shown-product.codec";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { account } from "../../customer/account.ts";
import { subscribe, type EventName } from "../../events/events.ts";
import { notices } from "../../notice/notices.ts";
import { FillingsContext } from "../../slot/Slot.tsx";
import { renderInShop } from "../../testing/render.tsx";
import { aShop, type Handlers } from "../../testing/shop.ts";
import { aProductReply, type ProductReply } from "./product.builder.ts";
import { ProductView } from "../ProductView.tsx";

interface Opening {
  readonly handlers?: Handlers;
  readonly href?: string;
  readonly hasRewards?: boolean;
  readonly hasPaypal?: boolean;
  readonly checkoutNeedsLogin?: boolean;
  /** Whether a buyer of a procurement system looks who may not buy (PUNCH-02). */
  readonly inspects?: boolean;
  /** What other rooms put into the page. */
  readonly fillings?: readonly Filling[];
  /** What draws it, where that is a view of its own. */
  readonly view?: typeof ProductView;
}

/** A product's page with the hands of a user on it; no notices yet, the mini-cart closed, nobody known. */
export function openProduct(
  reply: ProductReply = aProductReply(),
  {
    handlers = {},
    href = "/merrow-chef-coat",
    hasRewards = false,
    hasPaypal = false,
    checkoutNeedsLogin = false,
    inspects = false,
    fillings = [],
    view: View = ProductView,
  }: Opening = {},
) {
  notices.set([]);
  miniCartOpen.set(false);
  account.set(undefined);
  const shop = aShop({ getCart: () => null, productInfo: () => reply, ...handlers });
  const user = userEvent.setup();
  const product = shownProduct(reply);
  const element = (
    <FillingsContext value={fillings}>
      <View product={product} sizes="50vw" />
    </FillingsContext>
  );
  return {
    user,
    shop,
    ...renderInShop(element, {
      shop,
      href,
      config: {
        hasRewards,
        hasPaypal,
        checkoutNeedsLogin,
        ...(inspects && { punchout: { is: "inspect", message: "" } }),
      },
    }),
  };
}

export function color(name: string): HTMLInputElement {
  return screen.getByRole("radio", { name });
}

export function size(name: RegExp): HTMLInputElement {
  return within(screen.getByRole("radiogroup", { name: "Size" })).getByRole("radio", { name });
}

export function quantityBox(): HTMLInputElement {
  return screen.getByRole("textbox", { name: /^Quantity/ });
}

/** The add button of the panel; the bar of small screens has another. */
export function panelButton(name: RegExp): HTMLElement {
  return screen.getAllByRole("button", { name })[0]!;
}

/** Resolves when the cart item is restored. */
export async function restored(): Promise<void> {
  await screen.findAllByRole("button", { name: /^Update Item/ });
}

/** The notices shown now. */
export const said = () => notices.get().map(({ text }) => text);

/** What is published from now on, until the test ends. */
export function heard(name: EventName): string[] {
  const log: string[] = [];
  onTestFinished(subscribe(name, () => void log.push(name)));
  return log;
}
