// @vitest-environment jsdom
import { cleanup, configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf } from "../../routing/address.ts";
import { aListing, aTile } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import type { Listing } from "./listing.queries.ts";
import { ListingView } from "./ListingView.tsx";

afterEach(cleanup);
// The document here has no width: what a phone hides and what a desktop hides is hidden at once.
configure({ defaultHidden: true });

function show(href: string, change: Partial<Listing> = {}) {
  const address = addressOf(href);
  const listing = aListing(change);
  return renderInShop(
    <ListingView address={address} listing={listing} isDimmed={false} emptyText="Nothing here." />,
    { href },
  );
}

describe("a listing", () => {
  it("ROUTE-40 a ticked filter stands in the address, beside those there are", async () => {
    const { visited } = show("/chef-coats?size=M&p=3");
    await userEvent.click(screen.getByRole("checkbox", { name: /Black/ }));
    expect(visited).toEqual(["/chef-coats?size=M&color=2"]);
  });

  it("applied filters are chips that take themselves away", async () => {
    const { visited } = show("/chef-coats?color=1,2");
    await userEvent.click(screen.getByRole("button", { name: "Remove filter White" }));
    expect(visited).toEqual(["/chef-coats?color=2"]);
  });

  it("a chip of a size says that it is one", () => {
    const [color] = aListing().filterOptions;
    const options = [{ value: "7", label: "M", count: 1, swatch: "M" }];
    const size = { ...color!, code: "size", label: "Size", swatchType: "text", options } as const;
    show("/chef-coats?size=7", { filterOptions: [{ ...size, options }] });
    expect(screen.getByRole("button", { name: "Remove filter Size M" })).toBeTruthy();
  });

  it("Clear all leaves the sort", async () => {
    const { visited } = show("/chef-coats?color=1&sortBy=price");
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    expect(visited).toEqual(["/chef-coats?sortBy=price"]);
  });

  it("PLP-22 sort and page size lead back to the first page", async () => {
    const { visited } = show("/chef-coats?p=2");
    const [sort] = screen.getAllByRole("combobox", { name: "Sort by" });
    await userEvent.selectOptions(sort!, "price");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "48");
    expect(visited).toEqual(["/chef-coats?sortBy=price", "/chef-coats?pageSize=48"]);
  });

  it("links to its pages keep the filters", () => {
    show("/chef-coats?color=1", { totalCount: 60 });
    expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("href")).toBe(
      "/chef-coats?color=1&p=2",
    );
  });

  it("PLP-23 no link leads before the first page or past the last", () => {
    const pagesAt = (page: number) => {
      cleanup();
      const { container } = show(`/chef-coats?p=${page + 1}`, { page, totalCount: 60 });
      const links = [...container.querySelectorAll("nav[aria-label=Pages] a")];
      return new Set(links.map((link) => link.getAttribute("href")));
    };
    const [first, second, third] = ["/chef-coats", "/chef-coats?p=2", "/chef-coats?p=3"];
    const offered = [first, second, third];
    for (const page of [0, 1, 2]) {
      for (const href of pagesAt(page)) expect(offered).toContain(href);
    }
    expect(pagesAt(0)).toContain(second);
    expect(pagesAt(2)).toContain(second);
  });

  it("notes of the category stand beside its first tile, and nowhere without them", () => {
    const items = [aTile({ id: 1 }), aTile({ id: 2, name: "Galley coat" })];
    const note = { title: "Deep hem", text: "", at: { x: 0.5, y: 0.9 }, side: "right" } as const;
    show("/chef-coats", { items, spread: { notes: [note] } });
    const [first, second] = screen.getAllByRole("article");
    expect(within(first!).getByText("Deep hem")).toBeTruthy();
    expect(within(second!).queryByText("Deep hem")).toBeNull();
    cleanup();
    show("/chef-coats", { items });
    expect(screen.queryByText("Deep hem")).toBeNull();
  });

  it("nothing found by filters offers to clear them", async () => {
    const { visited } = show("/chef-coats?color=1", { items: [], totalCount: 0 });
    await userEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
    expect(visited).toEqual(["/chef-coats"]);
  });

  it("nothing there at all says so and leads on", () => {
    show("/chef-coats", { items: [], totalCount: 0 });
    expect(screen.getByText("Nothing here.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all departments" })).toBeTruthy();
  });
});
