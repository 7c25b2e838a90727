// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aCategory, aTree } from "../../testing/catalog.ts";
import { menuQuery } from "../../catalog/category.queries.ts";
import { notices } from "../../notice/notices.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop } from "../../testing/shop.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";

afterEach(cleanup);

const children = [11, 12, 13, 14, 15].map((id) =>
  aCategory({
    id,
    parentId: 10,
    name: `Coats ${id}`,
    url: `/chef-coats/${id}`,
    level: 3,
    menuIcon: id === 12 ? "/media/icon-12.svg" : null,
  }),
);
const tree = aTree(
  aCategory({ id: 10, children: children.map(({ id }) => id) }),
  aCategory({ id: 20, name: "Aprons", url: "/aprons" }),
  aCategory({
    id: 30,
    name: "By role",
    namePrefix: "By",
    nameRest: "role",
    url: "/by-role",
    isShopByCategory: true,
  }),
  ...children,
);

async function show(href = "/") {
  const shop = aShop({ categories: () => tree });
  const result = renderInShop(<CategoryMenu />, { shop, href });
  await screen.findByRole("link", { name: "Chef coats" });
  return result;
}

describe("the category menu", () => {
  it("MENU-01 has two levels; the second opens by its button and closes with Escape", async () => {
    await show();
    const button = screen.getByRole("button", { name: "More in Chef coats" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("Coats 11").closest("a")?.getAttribute("href")).toBe("/chef-coats/11");
    await userEvent.keyboard("{Escape}");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button);
  });

  it("MENU-02 a category of the second level has its picture beside it, one of the first none", async () => {
    const { container } = await show();
    await userEvent.click(screen.getByRole("button", { name: "More in Chef coats" }));
    const pictures = [...container.querySelectorAll("img")];
    expect(pictures.map((one) => one.getAttribute("src"))).toEqual(["/media/icon-12.svg"]);
    expect(pictures[0]?.closest("a")?.textContent).toBe("Coats 12");
  });

  it("MENU-05 what staff put at menu-promotion-1 stands below the first department, and below no other", async () => {
    const frameContent = {
      "menu-promotion-1": "<p>New in coats</p>",
      "menu-promotion-2": "<p>New in aprons</p>",
    };
    const shop = aShop({ categories: () => tree });
    renderInShop(<CategoryMenu />, { shop, config: { frameContent } });
    await userEvent.click(await screen.findByRole("button", { name: "More in Chef coats" }));
    const panel = screen.getByRole("list", { name: "Chef coats" }).parentElement;
    expect(panel?.contains(screen.getByText("New in coats"))).toBe(true);
    // The second has no sub-menu, so its place is nowhere.
    expect(screen.queryByText("New in aprons")).toBeNull();
  });

  it("MENU-07 items of the second level share the row in two lines", async () => {
    await show();
    const width = screen.getByText("Coats 11").closest("li")?.style.inlineSize;
    expect(Number.parseFloat(width ?? "")).toBeCloseTo(100 / 3, 2);
  });

  it("MENU-03 splits 'By' off the name", async () => {
    await show();
    expect(screen.getByText("By", { exact: false, selector: "a span span" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /^By ?role$/ })).toBeTruthy();
  });

  it("marks where one is, and the department above it", async () => {
    await show("/chef-coats/12");
    expect(screen.getByRole("link", { name: "Chef coats" }).getAttribute("aria-current")).toBe(
      "true",
    );
    expect(screen.getByRole("link", { name: "Aprons" }).getAttribute("aria-current")).toBeNull();
  });

  it("MENU-08 a click on a category clears the stored search filter", async () => {
    sessionStorage.setItem("search-filter", "?color=1");
    await show();
    await userEvent.click(screen.getByRole("link", { name: "Aprons" }));
    expect(sessionStorage.getItem("search-filter")).toBeNull();
  });

  it("MENU-13, ERROR-09 is empty, and nothing else, when the tree cannot be had", async () => {
    const shop = aShop({ categories: () => Promise.reject(aRefusal(400)) });
    const { container, client } = renderInShop(<CategoryMenu />, { shop });
    const { queryKey } = menuQuery(shop);
    await waitFor(() => expect(client.getQueryState(queryKey).error).not.toBeNull());
    expect(container.querySelectorAll("li")).toHaveLength(0);
    expect(notices.get()).toEqual([]);
  });
});
