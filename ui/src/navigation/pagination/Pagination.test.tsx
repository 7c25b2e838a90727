// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { pageWindow } from "./page-window.ts";
import { Pagination } from "./Pagination.tsx";

const WORDS = {
  label: "Pages",
  previousLabel: "Previous",
  nextLabel: "Next",
  pageLabel: (page: number) => `Page ${page}`,
  hrefOf: (page: number) => `?p=${page}`,
};

it.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [1, 9, "1 2 - 9"],
  [4, 9, "1 2 3 4 5 - 9"],
  [5, 9, "1 - 4 5 6 - 9"],
  [6, 9, "1 - 5 6 7 8 9"],
  [9, 9, "1 - 8 9"],
])("on page %i of %i it offers %s", (page, pages, offered) => {
  const shown = pageWindow(page, pages).map((p) => p.page ?? "-");
  expect(shown.join(" ")).toBe(offered);
});

it("says which page is the current one and links the rest", async () => {
  show(<Pagination {...WORDS} page={2} pages={3} />);
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Page 2");
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("?p=1");
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("?p=3");
  expect(await axeViolations()).toEqual([]);
});

it("with one page there is nothing", () => {
  show(<Pagination {...WORDS} page={1} pages={1} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
