// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aCategory, aTree } from "../../testing/catalog.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import MobileMenuPanel from "./MobileMenuPanel.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("HEAD-05 an opened department is scrolled into sight 300 ms later", async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function into() {
    shown.push(this);
  };
  const below = aCategory({ id: 11, parentId: 10, name: "Long sleeve", url: "/long", level: 3 });
  const tree = aTree(aCategory({ id: 10, children: [11] }), below);
  renderInShop(<MobileMenuPanel isOpen onClose={() => {}} />, {
    shop: aShop({ categories: () => tree }),
  });
  const button = await screen.findByRole("button", { name: "Chef coats" });
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(shown).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown).toHaveLength(1);
  expect(shown[0]?.contains(button)).toBe(true);
});

it("HEAD-13 the menu's button sets the menu to the opposite of how it stands", async () => {
  const shop = aShop({ categories: () => aTree(aCategory({ id: 10 })) });
  renderInShop(<MobileMenu />, { shop });
  const button = screen.getByRole("button", { name: "Menu" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  await screen.findByRole("dialog", { name: "Menu" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
});

it("MENU-02 a category below a department has its picture beside it", async () => {
  const icon = "/media/catalog/w120/clog.png";
  const below = aCategory({
    id: 11,
    parentId: 10,
    name: "Clogs",
    url: "/clogs",
    level: 2,
    menuIcon: icon,
  });
  const tree = aTree(aCategory({ id: 10, children: [11], menuIcon: "/media/top.png" }), below);
  renderInShop(<MobileMenuPanel isOpen onClose={() => {}} />, {
    shop: aShop({ categories: () => tree }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Chef coats" }));
  const pictures = [...screen.getByRole("dialog").querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([icon]);
  expect(pictures[0]?.closest("a")?.textContent).toBe("Clogs");
});
