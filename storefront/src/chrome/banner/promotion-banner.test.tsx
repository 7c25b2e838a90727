// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knownCustomer } from "../../session/known-customer.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import PromotionsBar from "../PromotionsBar.tsx";

const NOW = Date.parse("2026-11-28T11:30:15Z");
const seconds = (at: string) => Date.parse(at) / 1000;

const BANNER = {
  content: `<p><a href="/sale">All aprons</a> for less</p>`,
  current_time_stamp: NOW / 1000,
  start_time_stamp: null as number | null,
  end_time_stamp: null as number | null,
};

let asked: unknown[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
  removeStored(storageKeys.promotionClosed);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(banner: Partial<typeof BANNER> | null = {}) {
  const shop = {
    ...aShop(),
    graphql: ((operation: { name: string }, variables: unknown) => {
      asked.push([operation.name, variables]);
      return Promise.resolve({ getPromotionBanner: banner && { ...BANNER, ...banner } });
    }) as never,
  };
  return renderInShop(<PromotionsBar />, { shop, config: { phone: "", stores: [] } });
}

const words = () => screen.findByText(/for less/);
const left = () => screen.queryByRole("timer")?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** More stands in the banner than is seen of it. */
const overflowing = () => vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);

describe("the banner of the promotions bar", () => {
  it("PROMO-01 PROMO-08 says what staff wrote, and asks for it by name", async () => {
    show();
    await words();
    expect(screen.getByRole("link", { name: "All aprons" }).getAttribute("href")).toBe("/sale");
    expect(asked).toEqual([["GET_PROMOTION_BANNER", {}]]);
    vi.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it("PROMO-02 there is no bar while nothing is said, and none for representatives", async () => {
    const { container } = show(null);
    await pass(10);
    expect(container.textContent).toBe("");
    cleanup();
    knownCustomer.set({ id: 1, tools: {} });
    expect(show().container.textContent).toBe("");
  });

  it("PROMO-04 closes, which the cookie promotion.banner.closed remembers on the next page", async () => {
    show();
    await words();
    fireEvent.click(screen.getByRole("button", { name: "Close the banner" }));
    expect(screen.queryByText(/for less/)).toBeNull();
    expect(document.cookie).toContain("promotion.banner.closed=");
    expect(readStored(storageKeys.promotionClosed)).toBeDefined();
    cleanup();
    show();
    await pass(10);
    expect(screen.queryByText(/for less/)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("PROMO-05 PROMO-06 OPEN-56 counts down each second, from four seconds on, by the dates in its HTML", async () => {
    show({
      content: `<p data-start="2026-11-27T00:00:00Z" data-end="2026-11-30T00:00:00Z">for less</p>`,
    });
    await words();
    await pass(3_000);
    expect(left()).toBeUndefined();
    await pass(1_500);
    const first = left();
    expect(first).toMatch(/^36 : 29 : (?:4\d|3\d)$/);
    await pass(1_000);
    expect(left()).not.toBe(first);
  });

  it("PROMO-05 OPEN-56 goes by the query's time stamps where the HTML has no dates, and by the server's clock", async () => {
    show({
      current_time_stamp: NOW / 1000 + 3_600,
      start_time_stamp: seconds("2026-11-28T00:00:00Z"),
      end_time_stamp: seconds("2026-11-28T13:00:00Z"),
    });
    await words();
    await pass(4_500);
    expect(left()).toMatch(/^00 : 29 : \d\d$/);
  });

  it("PROMO-06 counts nothing outside of the dates, nor by dates that are none", async () => {
    show({ content: `<p data-start="2026-12-01" data-end="2026-12-02">for less</p>` });
    await words();
    await pass(6_000);
    expect(left()).toBeUndefined();
    cleanup();
    show({ content: `<p data-start="soon" data-end="later">for less</p>` });
    await words();
    await pass(6_000);
    expect(left()).toBeUndefined();
  });

  it("PROMO-03 a press shows the whole of it where it overflows, and the line again; a link of it is a link", async () => {
    overflowing();
    show();
    const said = await words();
    const more = await screen.findByRole("button", { name: "Show more" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(said);
    expect(screen.getByRole("button", { name: "Show less" }).getAttribute("aria-expanded")).toBe(
      "true",
    );
    fireEvent.click(screen.getByRole("link", { name: "All aprons" }));
    expect(screen.getByRole("button", { name: "Show less" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show less" }));
    expect(screen.getByRole("button", { name: "Show more" })).toBeTruthy();
  });

  it("PROMO-03 a press does nothing where all of it is seen", async () => {
    show();
    fireEvent.click(await words());
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });
});
