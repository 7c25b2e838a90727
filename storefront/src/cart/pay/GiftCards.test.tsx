// @vitest-environment jsdom
import { aCard } from "@placket/domain/gift-card/testing";
import { MONEY_ALONE } from "@placket/domain/cart/testing";
import { cartTotals } from "@placket/domain/cart/totals/totals";
import type { GiftCard } from "@placket/domain/gift-card/gift-card";
import { money } from "@placket/domain/money/money";
import { NO_PROMOTIONS } from "@placket/domain/promotion/apply-rules";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import type { Shop } from "../../api/shop.ts";
import { aRefusal, aShop } from "../../testing/shop.ts";
import { GiftCards } from "./GiftCards.tsx";

afterEach(cleanup);

/** A cart with two aprons on which these cards pay. */
function paidWith(giftCards: readonly GiftCard[]) {
  const { items } = aCart();
  const sum = {
    ...MONEY_ALONE,
    currency: "USD",
    promotions: NO_PROMOTIONS,
    shipping: null,
    tax: null,
  };
  return onTheWire(aCart({ giftCards, totals: cartTotals(items, { ...sum, giftCards }) }));
}

type Asked = (operation: unknown, variables: unknown) => Promise<unknown>;

/** GraphQL that always answers, or refuses, like this. */
const answering = (answer?: unknown) =>
  vi.fn<Asked>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

function show(giftCards: readonly GiftCard[], graphql = answering()) {
  const cart = shownCart(paidWith(giftCards));
  renderInShop(<GiftCards cart={cart} />, {
    shop: { ...aShop(), graphql: graphql as Shop["graphql"] },
  });
  return { user: userEvent.setup(), graphql };
}

const SMALL = aCard({ balance: money(1000, "USD") });

describe("PAY-14 gift cards at cart and checkout", () => {
  it("a code is put on the cart, however it is typed", async () => {
    const answer = { changed: { cart: paidWith([SMALL]) } };
    const { user, graphql } = show([], answering(answer));
    await user.click(screen.getByRole("button", { name: "Gift card" }));
    await user.type(screen.getByRole("textbox", { name: "Gift card" }), " 7k2m qxr4{Enter}");
    expect(graphql.mock.calls[0]?.[1]).toMatchObject({ code: "7k2m qxr4" });
  });

  it("a card is shown by its last signs with what it pays, and taken off by its name", async () => {
    const answer = { changed: { cart: paidWith([]) } };
    const { user, graphql } = show([SMALL], answering(answer));
    const row = screen.getByText("····-7K2M").closest("p") ?? document.body;
    expect(within(row).getByText("$10.00 of $10.00 used")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove gift card ····-7K2M" }));
    expect(graphql.mock.calls[0]?.[1]).toMatchObject({ code: "····-7K2M" });
  });

  it("another one is offered while something is left to pay, and none after that", () => {
    show([SMALL]);
    expect(screen.getByRole("button", { name: "Another gift card" })).toBeTruthy();
    cleanup();
    show([aCard({ balance: money(1_000_000, "USD") })]);
    expect(screen.queryByRole("button", { name: "Another gift card" })).toBeNull();
  });

  it("a wrong code is refused in the words of the refusal", async () => {
    const problems = [
      { error: "giftCard.noSuchCard", field: "gift_card_code", params: [] },
    ] as const;
    const { user } = show([], answering(aRefusal(404, { problems })));
    await user.click(screen.getByRole("button", { name: "Gift card" }));
    await user.type(screen.getByRole("textbox", { name: "Gift card" }), "NONE{Enter}");
    const words = "The gift card code isn't valid. Verify the code and try again.";
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
