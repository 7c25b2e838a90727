// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { aTile, swatchesOf } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import { keepSearchFilter } from "../../chrome/search-filter.ts";
import { closeQuickView, quickViewed } from "../quick-view-door.ts";
import { quickBuyTile } from "./quick-buy-tile.ts";
import { RelatedProducts } from "./RelatedProducts.tsx";

afterEach(() => {
  closeQuickView();
  cleanup();
});

it("PLP-03 in related, upsell and cross-sell lists the tile shows a Quick Buy button instead of icons, and no swatches", async () => {
  const tile = quickBuyTile(aTile({ id: 7, swatches: swatchesOf(3) }));
  renderInShop(<RelatedProducts title="Goes with it" tiles={[tile]} />);
  expect(screen.queryByRole("toolbar", { name: /^Colors of/ })).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Quick Buy Merrow chef coat",
  ]);
  await userEvent.click(screen.getByRole("button"));
  expect(quickViewed.get()).toMatchObject({ productId: 7, href: "/merrow-chef-coat" });
  const narrow = screen.getByRole("link", { name: "Quick Buy Merrow chef coat" });
  expect(narrow.getAttribute("href")).toBe("/merrow-chef-coat");
});

it("PLP-04 a related tile keeps the query of its page for the session too", async () => {
  onTestFinished(keepSearchFilter());
  history.replaceState(null, "", "?productId=21");
  onTestFinished(() => history.replaceState(null, "", "/"));
  renderInShop(<RelatedProducts title="Goes with it" tiles={[quickBuyTile(aTile())]} />);
  for (const link of screen.getAllByRole("link")) {
    sessionStorage.removeItem("search-filter");
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(sessionStorage.getItem("search-filter")).toBe("?productId=21");
  }
});
