// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { publish } from "../events/events.ts";
import { knownCustomer } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { aTile } from "../testing/catalog.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import RecentlyViewed from "./RecentlyViewed.tsx";
import { followAccount } from "./follow-account.ts";
import { forgetViewed, lookedAt, viewedIds } from "./viewed-ids.ts";
import { ViewedStrip } from "./ViewedStrip.tsx";

/** What the account remembers, and what it was told. */
let account: number[];
let told: (readonly number[])[];

function shop() {
  const graphql = async (operation: { readonly name: string }, variables: unknown) => {
    if (operation.name === "NoteViewed") {
      const { ids } = variables as { ids: readonly number[] };
      told.push(ids);
      account = [...ids, ...account.filter((id) => !ids.includes(id))];
    }
    return { recentViewedProducts: { items: account.map((id) => ({ id })) } };
  };
  return {
    ...aShop({
      recentlyViewed: (input) => {
        const { ids } = (input as { query: { ids: string } }).query;
        const items = ids.split(",").map((id) => aTile({ id: Number(id), name: `Coat ${id}` }));
        return { items };
      },
    }),
    graphql: graphql as never,
  };
}

beforeEach(() => {
  account = [];
  told = [];
  localStorage.clear();
  forgetViewed();
});
afterEach(() => {
  cleanup();
  act(() => knownCustomer.set(undefined));
});

it("WISH-16 WISH-19 nothing is shown while nothing was looked at; then the last first, without what is looked at now", async () => {
  renderInShop(<ViewedStrip here={2} />, { shop: shop() });
  expect(screen.queryByRole("heading")).toBeNull();
  act(() => [1, 2, 3].forEach(lookedAt));
  const title = await screen.findByRole("heading", { name: "Recently Viewed" });
  expect(title).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Coat 3",
    "Coat 1",
  ]);
  expect(JSON.parse(localStorage.getItem("recentlyViewed") ?? "")).toEqual([3, 2, 1]);
  expect(await axeViolations()).toEqual([]);
});

it("WISH-20 WISH-21 a login tells the account what the browser remembers, which takes over what the account does; a logout forgets it", async () => {
  renderInShop(<RecentlyViewed />, { shop: shop() });
  account = [9];
  act(() => [1, 2].forEach(lookedAt));
  onTestFinished(followAccount(shop()));
  expect(told).toEqual([]);
  act(() => knownCustomer.set({ id: 7 }));
  await waitFor(() => expect(viewedIds.get()).toEqual([2, 1, 9]));
  expect(told).toEqual([[2, 1]]);
  act(() => {
    knownCustomer.set(null);
    publish("customer.loggedOut", {});
  });
  expect(viewedIds.get()).toEqual([]);
  expect(localStorage.getItem("recentlyViewed")).toBeNull();
  act(() => knownCustomer.set({ id: 7 }));
  await waitFor(() => expect(viewedIds.get()).toEqual([2, 1, 9]));
  expect(told, "nothing new to tell").toHaveLength(1);
});
