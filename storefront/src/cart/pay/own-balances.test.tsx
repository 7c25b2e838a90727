// @vitest-environment jsdom
import type { ShownCart } from "@placket/contract/cart/shown-cart.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Shop } from "../../api/shop.ts";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { RewardPoints } from "./RewardPoints.tsx";
import { StoreCredit } from "./StoreCredit.tsx";

afterEach(cleanup);

const usd = (value: number) => ({ value, currency: "USD" });
const WIRE = onTheWire(aCart({ customerId: 7 }));
const cart = (draft: Partial<ShownCart>): ShownCart => ({ ...shownCart(WIRE), ...draft });

type Asked = (operation: unknown, variables: unknown) => Promise<unknown>;
const answering = () => vi.fn<Asked>(() => Promise.resolve({ changed: { cart: WIRE } }));

describe("PAY-12 store credit at cart and checkout", () => {
  it("is used by a press, and said with what it pays", async () => {
    const graphql = answering();
    const credit = { isUsed: false, pays: usd(0), balance: usd(25) };
    renderInShop(<StoreCredit cart={cart({ storeCredit: credit })} />, {
      shop: { ...aShop(), graphql: graphql as Shop["graphql"] },
    });
    expect(screen.getByText("$25.00 to spend")).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Use store credit" }));
    expect(graphql).toHaveBeenCalledOnce();
    cleanup();
    const used = { isUsed: true, pays: usd(20), balance: usd(25) };
    renderInShop(<StoreCredit cart={cart({ storeCredit: used })} />, { shop: aShop() });
    expect(screen.getByText("$20.00 of $25.00 used")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Remove store credit" })).toBeTruthy();
  });

  it.each([null, { isUsed: false, pays: usd(0), balance: usd(0) }])(
    "%o is not spoken of",
    (storeCredit) => {
      renderInShop(<StoreCredit cart={cart({ storeCredit })} />, { shop: aShop() });
      expect(screen.queryByText("Store credit")).toBeNull();
    },
  );
});

describe("PAY-10 points at cart and checkout", () => {
  const FREELY = {
    least: 0,
    most: null as number | null,
    step: 1,
    percent: 100,
    unit: 100,
    spendable: 1500,
    label: "You spend",
  };
  /** A shop where the customer has 1,500 points. */
  const withPoints = (spending = FREELY) => {
    const call = vi.fn<(name: string, input?: object) => Promise<unknown>>((name) =>
      Promise.resolve(
        name === "applyRewards"
          ? WIRE
          : { points: 1500, amount: usd(15), format_amount: "$15.00", spending },
      ),
    );
    return { call, shop: { ...aShop(), call: call as unknown as Shop["call"] } };
  };

  it("are spent as many as are typed, all of them unless told", async () => {
    const { call, shop } = withPoints();
    renderInShop(<RewardPoints cart={cart({})} />, { shop, config: { hasRewards: true } });
    const user = userEvent.setup();
    const title = "Points: 1,500, worth $15.00";
    await user.click(await screen.findByRole("button", { name: title }));
    const field = screen.getByRole("textbox", { name: "Points to spend" });
    await user.clear(field);
    await user.type(field, "half{Enter}");
    expect(screen.getByText("Enter a whole number of points.")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "1200{Enter}");
    expect(call.mock.lastCall).toEqual(["applyRewards", { params: { value: 1200 } }]);
  });

  it("issue 9.6 the rules of the shop are said before anybody meets them, and what they let be spent is offered", async () => {
    const { shop } = withPoints({
      ...FREELY,
      least: 100,
      most: 1000,
      step: 50,
      percent: 40,
      spendable: 1000,
    });
    renderInShop(<RewardPoints cart={cart({})} />, { shop, config: { hasRewards: true } });
    await userEvent
      .setup()
      .click(await screen.findByRole("button", { name: "Points: 1,500, worth $15.00" }));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Spend 100 points or more at once.",
      "An order is paid with 1,000 points at most.",
      "Points are spent in steps of 50.",
      "They pay up to 40 percent of an order.",
    ]);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("1000");
  });

  it("are offered no more than are left to pay", async () => {
    const { shop } = withPoints();
    renderInShop(<RewardPoints cart={cart({ grandTotal: usd(9) })} />, {
      shop,
      config: { hasRewards: true },
    });
    await userEvent
      .setup()
      .click(await screen.findByRole("button", { name: "Points: 1,500, worth $15.00" }));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("900");
  });

  it("PAY-09 CONF-13 that pay are said with what they pay, behind the shop's words, and taken off", async () => {
    const points = { count: 1200, pays: usd(12) };
    renderInShop(<RewardPoints cart={cart({ points })} />, {
      shop: withPoints({ ...FREELY, label: "You part with" }).shop,
      config: { hasRewards: true },
    });
    expect(screen.getByText("1,200 points pay $12.00")).toBeTruthy();
    expect(await screen.findByText("You part with 1,200 points, worth $12.00")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Remove points" })).toBeTruthy();
  });

  it("of a guest are not asked for", () => {
    const { call, shop } = withPoints();
    renderInShop(<RewardPoints cart={cart({ isCustomers: false })} />, {
      shop,
      config: { hasRewards: true },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it("are not asked for where the shop has none", () => {
    const { call, shop } = withPoints();
    renderInShop(<RewardPoints cart={cart({})} />, { shop, config: { hasRewards: false } });
    expect(call).not.toHaveBeenCalled();
  });
});
