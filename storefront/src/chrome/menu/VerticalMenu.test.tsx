// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aCategory, aTree } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import VerticalMenu from "./VerticalMenu.tsx";

afterEach(cleanup);

const tree = aTree(
  aCategory({ id: 10, name: "Galley", url: "/galley", children: [11] }),
  aCategory({ id: 11, parentId: 10, name: "Aprons", url: "/galley/aprons", level: 3 }),
  aCategory({ id: 20, name: "Reception", url: "/reception" }),
);

async function opened(href = "/", categories = tree) {
  renderInShop(<VerticalMenu name="Demo Harbor" />, {
    shop: aShop({ categories: () => categories }),
    href,
  });
  await userEvent.click(screen.getByRole("button", { name: "Demo Harbor: all departments" }));
  const menu = await screen.findByRole("dialog", { name: "Demo Harbor" });
  await within(menu).findByRole("link", { name: "Galley" });
  return menu;
}

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the menu of a portal", () => {
  it("MENU-09 PORTAL-27 lists all departments with what is in each, in a list over the page", async () => {
    const menu = await opened("/galley/aprons");
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Galley", "/galley"],
      ["Aprons", "/galley/aprons"],
      ["Reception", "/reception"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  });

  it("MENU-02 what lies in a department has its picture beside it, the department none", async () => {
    const icon = "/media/catalog/w120/apron.png";
    const pictured = aTree(
      aCategory({ id: 10, name: "Galley", url: "/galley", children: [11], menuIcon: "/top.png" }),
      aCategory({ id: 11, parentId: 10, name: "Aprons", url: "/aprons", level: 2, menuIcon: icon }),
    );
    const menu = await opened("/", pictured);
    const pictures = [...menu.querySelectorAll("img")];
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([icon]);
  });

  it("MENU-09 Escape closes it and gives the focus back to its button", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await isGone();
    const button = screen.getByRole("button", { name: "Demo Harbor: all departments" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("MENU-08 MENU-09 a click on a department clears the stored search filter", async () => {
    sessionStorage.setItem("search-filter", "?color=1");
    const menu = await opened();
    await userEvent.click(within(menu).getByRole("link", { name: "Reception" }));
    expect(sessionStorage.getItem("search-filter")).toBeNull();
  });
});
