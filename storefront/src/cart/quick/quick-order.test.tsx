// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { account } from "../../customer/account.ts";
import { MARTA } from "../../customer/testing/account-server.ts";
import { nobodyKnown } from "../../customer/testing/open-login.tsx";
import { AccountPage } from "../../customer/area/AccountPage.tsx";
import { addressOf } from "../../routing/address.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";

beforeEach(() => {
  nobodyKnown();
  account.set({ ...MARTA });
});
afterEach(cleanup);

const cap = {
  sku: "CAP",
  name: "Skull cap",
  details: ["Color: White"],
  price: { value: 20, currency: "USD" },
  url: "/skull-cap",
  image: null,
};
const NONE = { field: "sku" as const, key: "cart.noSuchProduct", message: "There is none." };

interface Asked {
  readonly body?: { readonly lines: readonly { sku: string; qty: number | null }[] };
}

const checkQuickOrder = ({ body }: Asked) => ({
  lines: (body?.lines ?? []).map(({ sku, qty }) =>
    sku === "CAP"
      ? { product: cap, total: { value: 20 * (qty ?? 1), currency: "USD" }, problems: [] }
      : { product: null, total: null, problems: [NONE] },
  ),
});

function open(calls: Handlers) {
  const path = "/quickorder";
  const place = { type: "account", address: addressOf(path), params: { part: "quick-order" } };
  renderInShop(<AccountPage place={place as never} />, {
    shop: aShop({
      checkQuickOrder,
      quickProducts: () => ({ items: [cap] }),
      ...calls,
    }),
    href: path,
  });
  return userEvent.setup();
}

describe("an order by item numbers (issue 11.5)", () => {
  it("issue 11.5 what is pasted is told line by line, with its price and what is wrong", async () => {
    const user = open({});
    await user.click(await screen.findByRole("button", { name: "Paste a list or choose a file" }));
    fireEvent.change(screen.getByLabelText(/^One item on each line/), {
      target: { value: "sku,qty\nCAP,2\nNOTHING,1\nCAP,1" },
    });
    await user.click(screen.getByRole("button", { name: "Add Lines" }));
    expect(screen.getByText("3 lines were read.")).toBeTruthy();
    expect(screen.getByLabelText("Item number, line 1")).toHaveProperty("value", "CAP");
    expect(screen.getByLabelText("Quantity, line 1")).toHaveProperty("value", "3");
    expect(await screen.findByRole("link", { name: "Skull cap" })).toBeTruthy();
    expect(await screen.findByText("There is none.")).toBeTruthy();
    expect(screen.getByText("Together: $60.00")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("issue 11.5 what the cart refuses is said beside its line, and what was typed stays", async () => {
    const asked: unknown[] = [];
    const user = open({
      quickOrder: ({ body }) => {
        asked.push(body);
        throw aRefusal(400, {
          problems: [{ error: "cart.outOfStock", field: "lines.1.qty", params: [] }],
        });
      },
    });
    fireEvent.change(await screen.findByLabelText("Item number, line 1"), {
      target: { value: "CAP" },
    });
    fireEvent.change(screen.getByLabelText("Item number, line 3"), { target: { value: "CAP" } });
    fireEvent.change(screen.getByLabelText("Quantity, line 3"), { target: { value: "many" } });
    await user.click(screen.getByRole("button", { name: "Add All to Cart" }));
    expect(
      await screen.findByText("Nothing was added yet: see what is said beside the items."),
    ).toBeTruthy();
    const third = screen.getByLabelText("Item number, line 3").closest("li");
    expect(third && within(third).getByText("The requested qty is not available")).toBeTruthy();
    expect(asked).toEqual([
      {
        lines: [
          { sku: "CAP", qty: 1 },
          { sku: "CAP", qty: null },
        ],
      },
    ]);
  });
});
