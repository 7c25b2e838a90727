// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { CallReply } from "../api/rest.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { keepSearchFilter } from "../chrome/search-filter.ts";
import SearchPanel from "./SearchPanel.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Found = CallReply<"miniSearch">;

function aPanel(found: Partial<Found> = {}) {
  const asked: string[] = [];
  const shop = aShop({
    miniSearch: ({ query }) => {
      asked.push(query?.q ?? "");
      const item = { sku: "M", name: "Merrow chef coat", canonical_url: "/merrow" };
      return { suggestions: [], items: [{ ...item, image: null, price_range: null }], ...found };
    },
  });
  renderInShop(<SearchPanel text="chef coat" onChosen={() => {}} />, { shop });
  return asked;
}

it("SEARCH-11 asks when typing has rested for 500 ms, and not before", async () => {
  const asked = aPanel();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(asked.filter(Boolean)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked.filter(Boolean)).toEqual(["chef coat"]);
});

it("SEARCH-09 the search that led to the product that is chosen is kept for the session", async () => {
  aPanel();
  await act(() => vi.advanceTimersByTimeAsync(600));
  // The answer is drawn a step after it came.
  await act(() => vi.advanceTimersByTimeAsync(1));
  onTestFinished(keepSearchFilter());
  fireEvent.click(screen.getByRole("link", { name: "Merrow chef coat" }));
  expect(sessionStorage.getItem("search-filter")).toBe("?q=chef+coat");
});

/** The panel once its answer is drawn. */
async function anAnsweredPanel(found: Partial<Found>) {
  aPanel(found);
  await act(() => vi.advanceTimersByTimeAsync(600));
  await act(() => vi.advanceTimersByTimeAsync(1));
}

it("SEARCH-06 a product has its picture, its name and its prices from the lowest to the highest", async () => {
  const amount = (value: number) => ({ final_price: { value, currency: "USD" } });
  await anAnsweredPanel({
    items: [
      {
        sku: "M",
        name: "Merrow chef coat",
        canonical_url: "/merrow",
        image: { url: "/media/catalog/w480/coat.jpg" },
        price_range: { minimum_price: amount(54), maximum_price: amount(62.5) },
      },
    ],
  });
  const product = screen.getByRole("link", { name: /^Merrow chef coat/ });
  expect(product.getAttribute("href")).toBe("/merrow");
  expect(product.querySelector("img")?.getAttribute("src")).toBe("/media/catalog/w480/coat.jpg");
  expect(product.textContent).toMatch(/\$54\.00\s–\s\$62\.50$/);
  const more = screen.getByRole("link", { name: "View More" });
  expect(more.getAttribute("href")).toBe("/catalogsearch/result?q=chef+coat");
});

it("SEARCH-06 nothing found reads 'No Products Found', and there is no more to view", async () => {
  await anAnsweredPanel({ items: [] });
  expect(screen.getByText("No Products Found")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "View More" })).toBeNull();
});
