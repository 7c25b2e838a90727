// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../notice/notices.ts";
import { createPageLoader } from "../../page/page-loader.ts";
import type { PageTable } from "../../page/page.ts";
import { PageSwitch } from "../../routing/page-switch.tsx";
import { aCategory, aListing, aTile, aTree } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { categoryQueries } from "./listing.queries.ts";

configure({ defaultHidden: true });
beforeEach(() => {
  // Fetching ahead is another test's affair: this shopper saves data.
  vi.stubGlobal("navigator", Object.assign(navigator, { connection: { saveData: true } }));
  notices.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages: PageTable = {
  category: {
    file: "src/catalog/listing/category.page.ts",
    load: () => import("./category.page.ts"),
    queries: categoryQueries,
  },
};

/** Twelve colors, of which seven are in sight. */
const colors = Array.from({ length: 12 }, (_, index) => ({
  value: String(index),
  label: `Color ${index}`,
  count: 2,
  swatch: "#000000",
}));

async function onCategory(products: NonNullable<Handlers["products"]>) {
  const loader = createPageLoader(pages);
  await loader.load("category");
  const shop = aShop({ products, categories: () => aTree(aCategory({ id: 10 })) });
  const arrival = {
    placeOf: () => undefined,
    scrollTo: () => undefined,
    scrollToId: () => false,
    focusPage: () => undefined,
  };
  const frame = { pages, loader, storeName: "Placket", arrival, onRedirect: () => undefined };
  return renderInShop(<PageSwitch {...frame} />, { shop, href: "/chef-coats" });
}

describe("a category page", () => {
  it("PLP-24 a category change resets stored options", async () => {
    const [filter] = aListing().filterOptions;
    const { router } = await onCategory(({ query }) =>
      aListing({
        items: [aTile({ name: `Style of ${String(query?.categoryId)}` })],
        filterOptions: [{ ...filter!, options: colors }],
      }),
    );
    await screen.findByRole("link", { name: "Style of 10" });
    const filters = () => screen.getByLabelText("Filters");
    await userEvent.click(within(filters()).getByText("5 more"));
    await userEvent.click(within(filters()).getByRole("checkbox", { name: /Color 11/ }));
    expect(screen.getByRole("button", { name: "Remove filter Color 11" })).toBeTruthy();
    await act(() => router.navigate("/aprons"));
    await screen.findByRole("link", { name: "Style of 7" });
    expect(screen.queryByRole("button", { name: /^Remove filter/ })).toBeNull();
    expect(within(filters()).getAllByRole("checkbox")).toHaveLength(7);
    expect(within(filters()).queryAllByRole("checkbox", { checked: true })).toEqual([]);
  });

  it("PLP-25 a failed listing fetch is silent: the last answer stays, and the same choice asks again", async () => {
    let isDown = false;
    await onCategory(({ query }) => {
      if (isDown) throw aRefusal(400);
      return aListing({ items: [aTile({ name: query?.filters ? "White coat" : "Any coat" })] });
    });
    await screen.findByRole("link", { name: "Any coat" });
    isDown = true;
    const white = () => screen.getByRole("checkbox", { name: /White/ });
    await userEvent.click(white());
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(screen.getByRole("link", { name: "Any coat" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(notices.get()).toEqual([]);
    isDown = false;
    await userEvent.click(white());
    await userEvent.click(white());
    expect(await screen.findByRole("link", { name: "White coat" })).toBeTruthy();
  });
});
