// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CallReply } from "../../../api/rest.ts";
import type { Shop } from "../../../api/shop.ts";
import { addressOf } from "../../../routing/address.ts";
import { axeViolations } from "../../../testing/axe.ts";
import { renderInShop } from "../../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../../testing/shop.ts";
import { account } from "../../account.ts";
import { MARTA, refused } from "../../testing/account-server.ts";
import { nobodyKnown } from "../../testing/open-login.tsx";
import { AccountPage } from "../AccountPage.tsx";

beforeEach(() => {
  nobodyKnown();
  account.set({ ...MARTA });
});
afterEach(cleanup);

/** Opens a page of the account, whose calls and documents are answered so. */
function open(
  path: string,
  part: string,
  { calls = {}, graphql }: { readonly calls?: Handlers; readonly graphql?: Shop["graphql"] },
) {
  const address = addressOf(path);
  const place = { type: "account", address, params: { part } } as const;
  const shop = { ...aShop(calls), ...(graphql && { graphql }) };
  renderInShop(<AccountPage place={place} />, { shop, href: path, config: { hasRewards: true } });
  return userEvent.setup();
}

const usd = (value: number) => ({ value, currency: "USD" });

const POINTS: CallReply<"rewardsAccount"> = {
  points: 1240,
  amount: usd(12.4),
  pending: [{ order_number: "100000007", points: 54 }],
  ending: [{ points: 40, ends_at: "2027-03-02T10:00:00.000Z" }],
  history: [
    {
      id: 2,
      date: "2026-03-02T10:00:00.000Z",
      reason: { phrase: "Spent on order %1", values: ["100000006"] },
      points_change: -60,
      balance: 1240,
    },
    {
      id: 1,
      date: "2026-03-01T10:00:00.000Z",
      reason: { phrase: "Given by the store", values: [] },
      points_change: 1300,
      balance: 1300,
    },
  ],
  history_count: 2,
  rules: {
    earned_for_unit: 1,
    points_for_unit: 100,
    unit: usd(1),
    spend_least: 100,
    spend_most: 1000,
    spend_step: 50,
    spend_percent: 50,
    good_for_days: 365,
  },
};

describe("a customer's points (ROUTE-23, issue 9.2)", () => {
  const show = (answer: () => typeof POINTS | Promise<typeof POINTS>) =>
    open("/rewards/account", "points", { calls: { rewardsAccount: answer } });

  it("ROUTE-23 say what there is, what is on its way, what ends when, what happened and by which rules", async () => {
    show(() => POINTS);
    expect(await screen.findByText("1,240 points")).toBeTruthy();
    expect(screen.getByText("Worth $12.40 with your next order.")).toBeTruthy();
    const order = screen.getByRole("link", { name: "Order 100000007" });
    expect(order.getAttribute("href")).toBe("/sales/order/view/order_id/100000007");
    expect(within(order.closest("li") ?? order).getByText("54 points")).toBeTruthy();
    const [last] = within(screen.getByRole("region", { name: "History" })).getAllByRole("listitem");
    expect(last?.textContent).toBe("March 2, 2026Spent on order 100000006−60Balance: 1,240");
    const rules = screen.getByRole("region", { name: "How It Works" });
    expect(within(rules).getByText("They pay up to 50 percent of an order.")).toBeTruthy();
    expect(within(rules).getByText("An order is paid with 1,000 points at most.")).toBeTruthy();
    expect(within(rules).getByText("Points are spent in steps of 50.")).toBeTruthy();
    expect(within(rules).getByText("They are good for 365 days.")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("say where there are none yet, and what was left out", async () => {
    const none = { ...POINTS, points: 0, pending: [], ending: [], history: [], history_count: 0 };
    show(() => none);
    expect(await screen.findByText("Points that you earn stand here.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Good Until" })).toBeNull();
    cleanup();
    show(() => ({ ...POINTS, history_count: 71 }));
    expect(await screen.findByText("The latest 2 of 71.")).toBeTruthy();
  });

  it("say that they did not come, and come with the next try", async () => {
    let isDown = true;
    const user = show(() => {
      if (isDown) throw aRefusal(500);
      return POINTS;
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText("1,240 points")).toBeTruthy();
  });
});

describe("a customer's store credit (CART-43, issue 9.2)", () => {
  const answer = (page: number) => ({
    customer: {
      store_credit: {
        enabled: true,
        current_balance: usd(25),
        balance_history: {
          items: [
            {
              action: page === 1 ? "Given by the store" : "Spent on order 100000001",
              actual_balance: usd(25),
              balance_change: usd(page === 1 ? 25 : -5),
              date_time_changed: "2026-03-02T10:00:00.000Z",
            },
          ],
          page_info: { total_pages: 2 },
        },
      },
    },
  });
  const graphql: Shop["graphql"] = async (_, variables) =>
    answer((variables as { page: number }).page) as never;

  it("CART-43 shows what there is and its history, a page at a time by its address", async () => {
    open("/storecredit/info", "credit", { graphql });
    expect(await screen.findByText("+$25.00")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Next" });
    expect(next.getAttribute("href")).toBe("/storecredit/info?p=2");
    expect(await axeViolations()).toEqual([]);
    cleanup();
    open("/storecredit/info?p=2", "credit", { graphql });
    expect(await screen.findByText("Spent on order 100000001")).toBeTruthy();
    expect(screen.getByText("\u2212$5.00")).toBeTruthy();
  });
});

describe("what a customer has to spend, on the account's first page (issue 9.2)", () => {
  const shown = (
    rewardsAccount: NonNullable<Handlers["rewardsAccount"]>,
    credit: Shop["graphql"],
  ) => open("/customer/account", "dashboard", { calls: { rewardsAccount }, graphql: credit });
  const ofBalance = (value: number) =>
    (async () => ({
      customer: {
        store_credit: {
          enabled: true,
          current_balance: usd(value),
          balance_history: { items: [], page_info: { total_pages: 0 } },
        },
      },
    })) as unknown as Shop["graphql"];

  it("OPEN-38 are points with what they are worth and store credit, each with the way there", async () => {
    shown(() => POINTS, ofBalance(25));
    const part = await screen.findByRole("region", { name: "Points and Credit" });
    expect(await within(part).findByText("1,240 points, worth $12.40")).toBeTruthy();
    expect(await within(part).findByText("$25.00")).toBeTruthy();
    const ways = within(part).getAllByRole("link");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      "/rewards/account",
      "/storecredit/info",
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it("what did not come leaves the way there, and nobody's zero points are worth money", async () => {
    shown(
      () => ({ ...POINTS, points: 0, amount: usd(0) }),
      async () => {
        throw aRefusal(500);
      },
    );
    const part = await screen.findByRole("region", { name: "Points and Credit" });
    expect(await within(part).findByText("0 points")).toBeTruthy();
    expect(within(part).getByRole("link", { name: "See your credit" })).toBeTruthy();
  });
});

describe("a customer's gift cards (PAY-14, issue 9.2)", () => {
  it("PAY-14 what is on a card is told by its code, and on those that paid without one", async () => {
    const asked: unknown[] = [];
    const user = open("/giftcard/customer", "gift-cards", {
      calls: {
        usedGiftCards: () => ({
          cards: [
            { code: "····-9ZZ1", balance: usd(12), expiration_date: null, state: "usable" },
            { code: "····-9ZZ2", balance: usd(3), expiration_date: null, state: "off" },
          ],
        }),
      },
      graphql: async (_, variables) => {
        asked.push(variables);
        if (asked.length === 1) throw refused(404, "giftCard.noSuchCard");
        const card = {
          code: "····-7K2M",
          balance: usd(40),
          expiration_date: "2027-01-01T00:00:00.000Z",
        };
        return { giftCardAccount: card } as never;
      },
    });
    expect(await screen.findByText("$12.00 left")).toBeTruthy();
    expect(screen.getByText("$3.00 left · Switched off")).toBeTruthy();
    await user.type(screen.getByLabelText("Gift card code"), "7K2M-0000{Enter}");
    expect(await screen.findByText(/code isn't valid/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByText("····-7K2M: $40.00 left")).toBeTruthy();
    expect(screen.getByText("Good until December 31, 2026")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/code isn't valid/)).toBeNull());
    expect(asked).toEqual([{ code: "7K2M-0000" }, { code: "7K2M-0000" }]);
    expect(screen.getByRole("button", { name: "Print the Card (PDF)" })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });
});
