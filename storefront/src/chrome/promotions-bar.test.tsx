// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { knownCustomer } from "../session/known-customer.ts";
import { renderInShop } from "../testing/render.tsx";
import PromotionsBar from "./PromotionsBar.tsx";

afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
});

const bar = () => screen.queryByRole("complementary", { name: "Service and country" });

describe("the promotions bar", () => {
  it("PROMO-02 is left out when there is nothing to show", () => {
    renderInShop(<PromotionsBar />, { config: { phone: "", stores: [] } });
    expect(bar()).toBeNull();
  });

  it("PROMO-01 names the sister shops, and marks the one whose pages are open", () => {
    const brandTabs = [
      { name: "Chef", url: "/kitchen" },
      { name: "Scrubs", url: "https://scrubs.example.com" },
    ];
    renderInShop(<PromotionsBar />, { href: "/kitchen/coats", config: { phone: "", brandTabs } });
    const links = within(screen.getByRole("navigation", { name: "Our shops" })).getAllByRole(
      "link",
    );
    expect(links.map((link) => [link.getAttribute("href"), link.ariaCurrent])).toEqual([
      ["/kitchen", "true"],
      ["https://scrubs.example.com", null],
    ]);
  });

  it("PROMO-02 REP-04 gives way to the banner of representatives and super users", () => {
    knownCustomer.set({ id: 1 });
    renderInShop(<PromotionsBar />, { config: { phone: "+1 503 555 0100" } });
    expect(bar()).not.toBeNull();
    cleanup();
    knownCustomer.set({ id: 1, tools: {} });
    renderInShop(<PromotionsBar />, { config: { phone: "+1 503 555 0100" } });
    expect(bar()).toBeNull();
  });
});
