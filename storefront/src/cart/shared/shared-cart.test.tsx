// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { addressOf } from "../../routing/address.ts";
import { loadLateParts } from "../../slot/late.tsx";
import { axeViolations } from "../../testing/axe.ts";
import { aCart, anItem, onTheWire } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { keptCartId } from "../cart-id.ts";
import PassedOn from "./PassedOn.tsx";
import { SharedCartPage } from "./SharedCartPage.tsx";

beforeAll(loadLateParts);
beforeEach(() => {
  notices.set([]);
  localStorage.clear();
});
afterEach(cleanup);

const CAP = anItem({ id: 1, sku: "CAP", name: "Skull cap", quantity: 10 });
const wire = onTheWire(aCart({ items: [anItem({ id: 2 }), CAP] }));
const GONE = aRefusal(404, {
  problems: [{ error: "cart.noSuchLink", field: "token", params: [] }],
});

/** The page that a link leads to. */
function open(handlers: Handlers) {
  const href = "/checkout/cart/shared#tokenTOKENtokenTOKENtokenTOKEN12";
  const place = { type: "shared-cart", address: addressOf(href), params: {} } as const;
  return renderInShop(<SharedCartPage place={place} />, { shop: aShop(handlers), href });
}

describe("issue 9, 3: what a link to a cart shows", () => {
  it("its lines, to be looked at and taken; what cannot be had is said", async () => {
    const asked: unknown[] = [];
    const { visited } = open({
      sharedCart: ({ body }) => {
        asked.push(body);
        const { items, prices } = wire;
        return { items, raw_totals: prices.raw_totals, expires_at: "2026-04-01T10:00:00.000Z" };
      },
      takeSharedCart: () => ({ cart: wire, messages: ["Skull cap: gone"] }),
    });
    const line = within((await screen.findByRole("heading", { name: "Skull cap" })).closest("li")!);
    expect(line.getByText("10 × $20.00")).toBeTruthy();
    expect(asked).toEqual([{ token: "tokenTOKENtokenTOKENtokenTOKEN12" }]);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Add all to my cart" }));
    await waitFor(() => expect(visited).toContain("/checkout/cart"));
    expect(notices.get().map(({ text }) => text)).toEqual(["Skull cap: gone"]);
    expect(keptCartId()).toBe(wire.id);
  });

  it("issue 10.3 a list of wearers as one line, which unfolds to its names", async () => {
    const parts = [{ kind: "team", text: "Kitchen", serviceId: null, service: null }] as const;
    const wearers = [4, 5, 6].map((id) => anItem({ id, parts, name: "Larder apron" }));
    const { items, prices } = onTheWire(aCart({ items: [CAP, ...wearers] }));
    open({
      sharedCart: () => ({ items, raw_totals: prices.raw_totals, expires_at: "2026-04-01" }),
    });
    const list = within((await screen.findByText("3 names")).closest("li")!);
    expect(list.getByText("Kitchen", { selector: "p" })).toBeTruthy();
    expect(list.getByText(/^\d+ pieces$/)).toBeTruthy();
    expect(list.getAllByRole("listitem", { hidden: true })).toHaveLength(3);
    expect(await axeViolations()).toEqual([]);
  });

  it("of a link that is over, that it is", async () => {
    open({ sharedCart: () => Promise.reject(GONE) });
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This link does not lead to a cart any more.",
    );
    expect(screen.queryByRole("button", { name: "Add all to my cart" })).toBeNull();
  });

  it("of a store that fails, that it can be tried again", async () => {
    let fails = true;
    open({
      sharedCart: () => {
        if (fails) throw aRefusal(503);
        const { items, prices } = wire;
        return { items, raw_totals: prices.raw_totals, expires_at: "2026-04-01T10:00:00.000Z" };
      },
    });
    await screen.findByRole("alert", {}, { timeout: 5_000 });
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Skull cap" })).toBeTruthy();
  });
});

describe("issue 9, 3: ways to pass a cart on", () => {
  const LINK = {
    id: 3,
    created_at: "2026-03-01T10:00:00.000Z",
    expires_at: "2026-04-01T10:00:00.000Z",
  };

  it("a link is made, shown once, and ended", async () => {
    let links: (typeof LINK)[] = [];
    renderInShop(<PassedOn />, {
      shop: aShop({
        sharedLinks: () => ({ links }),
        shareCart: () => {
          links = [LINK];
          return { ...LINK, token: "tokenTOKEN" };
        },
        endSharedLink: () => ({ links: [] }),
      }),
    });
    await userEvent.click(screen.getByRole("button", { name: "Share this cart" }));
    await userEvent.click(screen.getByRole("button", { name: "Make a link" }));
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Link to this cart",
    });
    expect(field.value).toBe(`${location.origin}/checkout/cart/shared#tokenTOKEN`);
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "End the link until April 1, 2026" }));
    expect(await screen.findByRole("button", { name: "Make a link" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  const QUOTE = {
    number: "Q100001",
    made_at: "2026-03-01T10:00:00.000Z",
    valid_until: "2026-03-15T10:00:00.000Z",
    state: "open" as const,
    total: "$47.95",
    is_of_cart: true,
    is_held: false,
  };

  it("decision 0077 the cart's last quote is there when its page comes anew, and that its prices hold", async () => {
    const older = { ...QUOTE, number: "Q100000" };
    renderInShop(<PassedOn />, {
      shop: aShop({ ownQuotes: () => ({ quotes: [QUOTE, { ...older, is_held: true }] }) }),
    });
    await screen.findByRole("link", { name: "Quote Q100001, valid until March 15, 2026" });
    expect(screen.queryByRole("link", { name: /Q100000/ })).toBeNull();
    expect(
      screen.getByText(/^Your cart is at the prices of quote Q100000, until March 15/),
    ).toBeTruthy();
  });

  it("a quote is made and leads to its file; a refusal is said", async () => {
    let isRefused = false;
    let quotes: (typeof QUOTE)[] = [{ ...QUOTE, number: "Q100000", is_of_cart: false }];
    renderInShop(<PassedOn />, {
      shop: aShop({
        ownQuotes: () => ({ quotes }),
        makeQuote: () => {
          if (isRefused) {
            const problems = [{ error: "cart.tooManyQuotes" as const, field: "", params: [20] }];
            throw aRefusal(429, { problems });
          }
          quotes = [QUOTE, ...quotes];
          return { number: QUOTE.number, valid_until: QUOTE.valid_until };
        },
      }),
    });
    const button = screen.getByRole("button", { name: "Make a quote (PDF)" });
    expect(screen.queryByRole("link")).toBeNull();
    await userEvent.click(button);
    const file = await screen.findByRole("link", {
      name: "Quote Q100001, valid until March 15, 2026",
    });
    expect(file.getAttribute("href")).toBe("/rest/us_en/V1/xmapi/app-quote?number=Q100001");
    isRefused = true;
    await userEvent.click(button);
    await waitFor(() =>
      expect(notices.get().map(({ text }) => text)).toEqual([
        "No more than 20 quotes of a cart are made within a day.",
      ]),
    );
  });
});
