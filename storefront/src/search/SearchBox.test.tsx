// @vitest-environment jsdom
import { shownConfig } from "@placket/contract/store/config.codec";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { aConfigWire } from "../testing/config-wire.ts";
import { SearchBox } from "./SearchBox.tsx";

afterEach(cleanup);

const { live_search: complete } = aConfigWire("us_en").extension_attributes;
const live = shownConfig(aConfigWire("us_en"));

function aSearch(config: object = live) {
  const asked: string[] = [];
  const shop = aShop({
    miniSearch: ({ query }) => {
      asked.push(query?.q ?? "");
      return {
        suggestions: ["chef coat"],
        items: [
          {
            sku: "M",
            name: "Merrow chef coat",
            canonical_url: "/merrow",
            image: null,
            price_range: null,
          },
        ],
      };
    },
  });
  return { asked, ...renderInShop(<SearchBox />, { shop, config }) };
}

const field = () => screen.getByRole("textbox", { name: "Search" });

describe("the search box", () => {
  it("HEAD-25, HEAD-27 is a GET form with w and the hidden ts, at most 128 characters, required", () => {
    const { container } = aSearch();
    const form = container.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/catalogsearch/result");
    expect(new FormData(form!).get("ts")).toBe("custom-us");
    expect(field()).toMatchObject({ name: "w", maxLength: 128, required: true });
    expect(field().getAttribute("placeholder")).toBe("Search by keyword or item #");
  });

  it("HEAD-26, reading 10 goes to the results with q, and not when it is empty", async () => {
    const { visited } = aSearch();
    await userEvent.type(field(), "   {Enter}");
    await userEvent.type(field(), "chef coat{Enter}");
    expect(visited).toEqual(["/catalogsearch/result?q=chef+coat"]);
  });

  it("SEARCH-01, SEARCH-05, SEARCH-06 shows suggestions and products from three characters on", async () => {
    const { asked } = aSearch();
    await userEvent.type(field(), "ch");
    expect(screen.queryByText("Search Suggestions")).toBeNull();
    // At once: on a busy machine two keys may be further apart than the pause that asks.
    await userEvent.paste("ef");
    const word = await screen.findByRole("link", { name: "chef coat" });
    expect(word.getAttribute("href")).toBe("/catalogsearch/result?q=chef+coat");
    expect(screen.getByRole("link", { name: "Merrow chef coat" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "View More" })).toBeTruthy();
    expect(asked).toEqual(["chef"]);
  });

  it("SEARCH-04 is required, takes 128 characters, sends nothing empty and asks from three characters on", async () => {
    const { asked, visited } = aSearch();
    expect(field()).toMatchObject({ maxLength: 128, required: true });
    await userEvent.type(field(), "  {Enter}");
    expect(visited).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), "co");
    expect(screen.queryByRole("region", { name: "Products" })).toBeNull();
    await userEvent.type(field(), "a");
    await waitFor(() => expect(asked).toEqual(["coa"]));
  });

  it("SEARCH-02, HEAD-29 Escape closes and clears; the page is marked while the search is active", async () => {
    aSearch();
    await userEvent.type(field(), "chef");
    expect(document.documentElement.classList.contains("search-open")).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(field()).toHaveProperty("value", "");
    await waitFor(() =>
      expect(document.documentElement.classList.contains("search-open")).toBe(false),
    );
  });

  it("HEAD-28 the close button and a press outside clear it", async () => {
    aSearch();
    await userEvent.type(field(), "chef");
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(field()).toHaveProperty("value", "");
    await userEvent.type(field(), "apron");
    await userEvent.click(document.body);
    expect(field()).toHaveProperty("value", "");
  });

  it.each([
    ["its switch is off", { is_live_search_enabled: false }],
    ["its environment is missing", { live_search: { ...complete, environment_id: "" } }],
    ["its website is missing", { live_search: { ...complete, website_code: "" } }],
    ["its store is missing", { live_search: { ...complete, store_code: "" } }],
    ["its store view is missing", { live_search: { ...complete, store_view_code: "" } }],
    [
      "its customer group is missing",
      { live_search: { ...complete, context: { customer_group: "" } } },
    ],
  ])("SEARCH-08 asks nothing when %s", async (_, change) => {
    const { asked } = aSearch(shownConfig(aConfigWire("us_en", change)));
    await userEvent.type(field(), "chef coat");
    expect(screen.queryByText("Search Suggestions")).toBeNull();
    expect(asked).toEqual([]);
  });
});
