import { expect, it } from "vitest";
import { SEARCH_MAX_LENGTH, searchTextOf } from "./search-text.ts";

it("SEARCH-03 the keyword is w; q, which a search by the box goes to, stands over it", () => {
  expect(searchTextOf("?w=chef+coat&ts=custom-us")).toBe("chef coat");
  expect(searchTextOf("?q=apron&w=coat")).toBe("apron");
  expect(searchTextOf("")).toBe("");
});

it("is cut to the longest text that the search takes", () => {
  expect(searchTextOf(`?w=${"x".repeat(200)}`)).toHaveLength(SEARCH_MAX_LENGTH);
});
