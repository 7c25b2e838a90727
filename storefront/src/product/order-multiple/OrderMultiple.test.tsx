// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { account } from "../../customer/account.ts";
import { signIn } from "../../customer/sign-in.ts";
import { AccountServer, LOGIN, accountCalls } from "../../customer/testing/account-server.ts";
import { notices } from "../../notice/notices.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop, type Handlers } from "../../testing/shop.ts";
import { OrderMultiple } from "./OrderMultiple.tsx";
import { aCart, aProduct, aProductReply, aStock } from "../testing/product.builder.ts";

beforeEach(() => {
  notices.set([]);
  account.set(undefined);
  miniCartOpen.set(false);
});
afterEach(cleanup);

function open(product: Product = aProduct(), handlers: Handlers = {}) {
  const shop = aShop({ getCart: () => null, ...handlers });
  return {
    user: userEvent.setup(),
    shop,
    ...renderInShop(<OrderMultiple product={product} chosen={{}} />, { shop }),
  };
}

const cell = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `${name}, pieces` });
const row = (name: RegExp) => screen.getByRole("row", { name });

describe("PDP-31 Order Multiple", () => {
  it("is a grid of colors and sizes; a sold-out cell says so and takes nothing", () => {
    open();
    expect(screen.getAllByRole("columnheader").map((th) => th.textContent)).toEqual([
      "Color",
      "S",
      "M",
      "L",
      "Pieces",
    ]);
    expect(within(row(/^White/)).getByText("White, S sold out")).toBeTruthy();
    expect(within(row(/^White/)).getAllByRole("textbox")).toHaveLength(2);
  });

  it("goes on to the next size by Tab, skipping what is sold out", async () => {
    const { user } = open();
    await user.click(cell("White, M"));
    await user.tab();
    expect(document.activeElement).toBe(cell("White, L"));
  });

  it("moves by arrows between cells, over crossed-out ones", async () => {
    const { user } = open();
    cell("White, M").focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(cell("Black, M"));
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(cell("Black, S"));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(cell("Black, S"));
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(document.activeElement).toBe(cell("Navy, L"));
  });

  it("stays in a cell while the caret is within its number", async () => {
    const { user } = open();
    await user.type(cell("Black, M"), "12");
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(cell("Black, M"));
  });

  it("sums rows, columns and all, and the tier follows (PDP-48)", async () => {
    const { user } = open();
    await user.type(cell("White, M"), "5");
    await user.type(cell("Black, M"), "4");
    await user.type(cell("Black, L"), "4");
    expect(within(row(/^Black/)).getByText("8")).toBeTruthy();
    const sums = within(row(/^Pieces per size/))
      .getAllByRole("cell")
      .map((td) => td.textContent);
    expect(sums).toEqual(["", "9", "4", "13"]);
    expect(document.querySelector("[data-reached=true]")?.textContent).toContain("12 to 23");
    expect(screen.getByText("13 pieces, $652.60")).toBeTruthy();
    expect(screen.getByText("11 more pieces bring it to $46.50.")).toBeTruthy();
  });

  it("fills a block pasted from a spreadsheet and says what was left out", () => {
    open();
    fireEvent.paste(cell("White, M"), { clipboardData: { getData: () => "3\t5\t9\r\n2\t4\r\n" } });
    expect(
      ["White, M", "White, L", "Black, M", "Black, L"].map((name) => cell(name).value),
    ).toEqual(["3", "5", "2", "4"]);
    expect(notices.get().map(({ text }) => text)).toEqual([
      "Not filled in, because sold out or beside the table: 1",
    ]);
  });

  it("adds all combinations in one call and empties the grid", async () => {
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart());
    const { user } = open(aProduct(), { addToCart });
    await user.type(cell("White, M"), "5");
    await user.type(cell("Navy, L"), "2");
    await user.click(screen.getByRole("button", { name: "Add to Cart" }));
    await waitFor(() => expect(miniCartOpen.get()).toBe(true));
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      body: [
        { id: 11, qty: 5, parentId: 73 },
        { id: 32, qty: 2, parentId: 73 },
      ],
    });
    expect(notices.get().map(({ text }) => text)).toEqual(["Merrow chef coat added to your cart."]);
    await waitFor(() => expect(cell("White, M").value).toBe(""));
  });

  it("PDP-42 names a cell that breaks the limits and goes there instead of adding", async () => {
    const { stockData } = aProductReply();
    const stock = stockData.map((one) =>
      one.product_id === 21 ? aStock(21, true, { minQuantity: 3 }) : one,
    );
    const { user } = open(aProduct({ stockData: stock }));
    await user.type(cell("Black, M"), "2");
    expect(screen.getByText(/^Black, M: Cannot add less than 3/)).toBeTruthy();
    const button = screen.getByRole("button", { name: "Add to Cart" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    expect(document.activeElement).toBe(cell("Black, M"));
    expect(cell("Black, M").getAttribute("aria-invalid")).toBe("true");
  });

  it("folds empty colors to 'Add', which opens the color and goes to its first size", async () => {
    const { user } = open();
    expect(row(/^White/).dataset["folded"]).toBe("false");
    expect(row(/^Black/).dataset["folded"]).toBe("true");
    await user.click(screen.getByText("Add", { selector: "[aria-label='Add sizes in Black']" }));
    expect(row(/^Black/).dataset["folded"]).toBe("false");
    expect(document.activeElement).toBe(cell("Black, S"));
  });

  it("shows six colors, more on request and all once a paste reaches beyond", async () => {
    const { user } = open(eightColors());
    expect(screen.queryByRole("row", { name: /^Color 7/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 2 more colors" }));
    expect(row(/^Color 8/)).toBeTruthy();
    expect(row(/^Color 7/).contains(document.activeElement)).toBe(true);
    cleanup();
    open(eightColors());
    fireEvent.paste(cell("Color 6, S"), { clipboardData: { getData: () => "1\n2\n3\n" } });
    expect(cell("Color 8, S").value).toBe("3");
  });

  it("PDP-34 PDP-35 of what needs a login, a visitor adds nothing, and all once signed in", async () => {
    const addToCart = vi.fn<NonNullable<Handlers["addToCart"]>>(() => aCart());
    const handlers = { ...accountCalls(new AccountServer()), addToCart };
    const { user, shop, client } = open(aProduct({ loginRequired: true }), handlers);
    const button = screen.getByRole("button", { name: "Add to Cart" });
    await user.type(cell("Black, M"), "3");
    await user.click(button);
    expect(notices.get().map(({ text }) => text)).toEqual([
      "The current customer isn't authorized.",
    ]);
    expect(addToCart).not.toHaveBeenCalled();
    await act(() => signIn({ client, shop }, LOGIN));
    expect(button.getAttribute("aria-disabled")).toBe("false");
    await user.click(button);
    expect(addToCart).toHaveBeenCalledOnce();
  });

  it("an empty grid cannot be added (PDP-40)", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Add to Cart" }));
    expect(document.activeElement).toBe(cell("White, M"));
  });
});

/** Eight colors in one size. */
function eightColors(): Product {
  const colors = Array.from({ length: 8 }, (_, at) => at + 1);
  const [size, color] = aProduct().options;
  return aProduct({
    options: [
      { ...size!, options: size!.options.slice(0, 1) },
      {
        ...color!,
        options: colors.map((id) => ({
          id,
          label: `Color ${id}`,
          value: "#123456",
          type: "color",
        })),
      },
    ],
    index: colors.map((id) => ({
      productId: id,
      sku: `C-${id}`,
      selections: [
        { attribute: 1, value: id },
        { attribute: 2, value: 20 },
      ],
    })),
    stockData: colors.map((id) => aStock(id, true)),
  });
}
