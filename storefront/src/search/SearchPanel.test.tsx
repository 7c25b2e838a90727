// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { subscribe } from "../events/events.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import SearchPanel from "./SearchPanel.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function aPanel() {
  const asked: string[] = [];
  const shop = aShop({
    miniSearch: ({ query }) => {
      asked.push(query?.q ?? "");
      const item = { sku: "M", name: "Merrow chef coat", canonical_url: "/merrow" };
      return { suggestions: [], items: [{ ...item, image: null, price_range: null }] };
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

it("SEARCH-09 tells which search led to the product that is chosen", async () => {
  aPanel();
  await act(() => vi.advanceTimersByTimeAsync(600));
  // The answer is drawn a step after it came.
  await act(() => vi.advanceTimersByTimeAsync(1));
  const told: string[] = [];
  const stop = subscribe("product.chosen", ({ search }) => told.push(search));
  fireEvent.click(screen.getByRole("link", { name: "Merrow chef coat" }));
  stop();
  expect(told).toEqual(["?q=chef+coat"]);
});
