// @vitest-environment jsdom
import { shownProduct } from "@placket/contract/catalog/shown-product.codec";
import { startChoosing } from "@placket/domain/configurator/choose-options";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import CompareMenu from "../compare/CompareMenu.tsx";
import CartLink from "../cart/CartLink.tsx";
import { openCartPage, openMiniCart } from "../cart/testing/open-cart.tsx";
import AccountLink from "../customer/header/AccountLink.tsx";
import { tileMarks } from "../catalog/tile/tile-marks.ts";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import { KeepProduct } from "../product/KeepProduct.tsx";
import { familyOf } from "../product/choosing/family-of.ts";
import { aProductReply } from "../product/testing/product.builder.ts";
import { Shell } from "../chrome/Shell.tsx";
import { matchRoute } from "../routing/routes.ts";
import { FillingsContext } from "../slot/Slot.tsx";
import { axeViolations } from "../testing/axe.ts";
import { anItem } from "../testing/cart.ts";
import { renderInShop } from "../testing/render.tsx";
import WishesLink from "../wishlist/WishesLink.tsx";
import { chromeRoom } from "../chrome/chrome.room.ts";
import { cartRoom } from "../cart/cart.room.ts";
import { customerRoom } from "../customer/customer.room.ts";
import { punchoutRoom } from "./punchout.room.ts";
import SubmitCart from "./SubmitCart.tsx";
import VisitOver from "./VisitOver.tsx";

afterEach(() => {
  cleanup();
  miniCartOpen.set(false);
  tileMarks.set([]);
});

type Is = "create" | "edit" | "inspect" | "over";
const punchout = (is: Is = "create", message = "") => ({ config: { punchout: { is, message } } });

const rooms = [chromeRoom, cartRoom, customerRoom, punchoutRoom];
const fillings = rooms.flatMap(({ fills = [] }) => fills);

describe("the frame in punchout", () => {
  it("PUNCH-03 PUNCH-06 PLP-02 WISH-07 HEAD-15 account, wish list and compare are absent, and tiles have no marks", () => {
    const all = (
      <>
        <AccountLink />
        <WishesLink />
        <CompareMenu />
      </>
    );
    const { container } = renderInShop(all, punchout());
    expect(container.textContent).toBe("");
    expect(container.querySelector("a, button")).toBeNull();
    expect(tileMarks.get()).toEqual([]);
    cleanup();
    renderInShop(all);
    expect(screen.getByRole("link", { name: "Wish List" })).toBeTruthy();
    expect(tileMarks.get(), "PLP-02: in retail tiles have both").toHaveLength(2);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])("PUNCH-06 the footer is absent in punchout: %s", async (isPunchout, footers) => {
    const shell = (
      <FillingsContext value={fillings}>
        <Shell>
          <h1>Page</h1>
        </Shell>
      </FillingsContext>
    );
    renderInShop(shell, isPunchout ? punchout() : {});
    await screen.findByRole("banner");
    expect(screen.queryAllByRole("contentinfo")).toHaveLength(footers);
  });

  it("PUNCH-04 ROUTE-21 the cart's button says 'Submit Cart' and leads to the punchout cart", () => {
    renderInShop(<CartLink />, punchout());
    const link = screen.getByRole("link", { name: /^Submit Cart/ });
    expect(link.getAttribute("href")).toBe("/m2po/cart");
    expect(matchRoute("/m2po/cart")?.type, "ROUTE-21").toBe("punchout_cart");
    cleanup();
    renderInShop(<CartLink />);
    expect(screen.getByRole("link", { name: /^Cart/ }).getAttribute("href")).toBe("/checkout/cart");
  });
});

describe("a product in punchout", () => {
  it("PUNCH-03 WISH-07 cannot be kept: no wish list, no comparison, no alert", () => {
    const product = shownProduct(aProductReply());
    const keep = <KeepProduct product={product} choosing={startChoosing(familyOf(product))} />;
    const { container } = renderInShop(keep, punchout());
    expect(container.innerHTML).toBe("");
    cleanup();
    renderInShop(keep);
    expect(screen.getByRole("button", { name: /Wish List/ }), "in retail it can").toBeTruthy();
  });
});

describe("the message of a visit that is over", () => {
  const open = (is: Is, message: string) =>
    renderInShop(
      <FillingsContext value={fillings}>
        <Shell>
          <h1>Page</h1>
        </Shell>
      </FillingsContext>,
      punchout(is, message),
    );

  it("PUNCH-05 HEAD-24 replaces the whole page where it is enabled and nobody is known", async () => {
    open("over", "Come again from Harbor Buying.");
    expect(await screen.findByText("Come again from Harbor Buying.")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Page" })).toBeNull();
    expect(screen.queryByRole("banner")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/?store-mode=retail");
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ["over", ""],
    ["create", "Come again."],
    ["inspect", "Come again."],
  ] as const)("PUNCH-05 does not where it is %s and says “%s”", async (is, message) => {
    open(is, message);
    expect(await screen.findByRole("heading", { name: "Page" })).toBeTruthy();
  });

  it("says what staff wrote", () => {
    renderInShop(<VisitOver />, punchout("over", "Over."));
    expect(screen.getByRole("main").textContent).toContain("Over.");
  });
});

describe("the cart in punchout", () => {
  it("PUNCH-04 has no checkout and no way to pay; the mini-cart leads to where it is submitted", async () => {
    openCartPage({ items: [anItem()] }, punchout());
    await screen.findByRole("heading", { name: "Summary" });
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull();
    expect(screen.queryByLabelText(/promo/i)).toBeNull();
    cleanup();
    const { dialog } = await openMiniCart({ items: [anItem()] }, punchout());
    const link = await within(dialog).findByRole("link", { name: "Submit Cart" });
    expect(link.getAttribute("href")).toBe("/m2po/cart");
    expect(within(dialog).queryByRole("link", { name: "Checkout" })).toBeNull();
  });

  it("PUNCH-02 in inspect mode nothing of it can be changed", async () => {
    openCartPage({ items: [anItem()] }, punchout("inspect"));
    await screen.findByRole("heading", { name: "Summary" });
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.queryByRole("button", { name: /Remove|Save for later/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
  });

  const formsOf = (is: Is, cart: Parameters<typeof SubmitCart>[0]["cart"]) => {
    const { container } = renderInShop(<SubmitCart cart={cart} />, punchout(is));
    return [...container.querySelectorAll("form")].map((form) => [
      form.method,
      form.getAttribute("action"),
      form.textContent,
    ]);
  };

  it.each([
    ["create", "Return without a cart"],
    ["edit", "Return without changes"],
  ] as const)("PUNCH-04 who comes to %s goes back with the cart or without it", (is, without) => {
    const cart = { checkoutDisabled: false } as NonNullable<
      Parameters<typeof SubmitCart>[0]["cart"]
    >;
    expect(formsOf(is, cart)).toEqual([
      ["post", "/m2po/cart/submit", "Submit Cart"],
      ["post", "/m2po/cart/cancel", without],
    ]);
  });

  it("PUNCH-02 PUNCH-04 who may only look, and whose cart is empty, goes back without it", () => {
    const cart = { checkoutDisabled: false } as NonNullable<
      Parameters<typeof SubmitCart>[0]["cart"]
    >;
    const cancel = ["post", "/m2po/cart/cancel"];
    expect(formsOf("inspect", cart)).toEqual([[...cancel, "Return without changes"]]);
    cleanup();
    expect(formsOf("create", null)).toEqual([[...cancel, "Return without a cart"]]);
  });
});
