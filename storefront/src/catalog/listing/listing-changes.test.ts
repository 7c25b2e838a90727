import { describe, expect, it } from "vitest";
import { FIRST_PAGE, type ListingState } from "./listing-address.ts";
import {
  chosenCount,
  withFilterToggled,
  withoutFilters,
  withPageSize,
  withSort,
} from "./listing-changes.ts";

const third: ListingState = { ...FIRST_PAGE, page: 2, filters: { color: ["1"] } };

describe("changes of a listing", () => {
  it("PLP-22 sort, page size and filters lead back to the first page", () => {
    expect(withSort(third, "price", "asc").page).toBe(0);
    expect(withPageSize(third, 48).page).toBe(0);
    expect(withFilterToggled(third, "color", "2").page).toBe(0);
    expect(withoutFilters(third).page).toBe(0);
  });

  it("a filter's value is added, and taken away again with its filter when it was the last", () => {
    const both = withFilterToggled(third, "color", "2");
    expect(both.filters).toEqual({ color: ["1", "2"] });
    expect(chosenCount(both)).toBe(2);
    const none = withFilterToggled(withFilterToggled(both, "color", "1"), "color", "2");
    expect(none.filters).toEqual({});
  });
});
