import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_PAGE, readListing, type ListingState } from "./listing-address.ts";
import { writeListing } from "./write-listing.ts";

const code = fc
  .stringMatching(/^[a-z][a-z_]{1,12}$/)
  .filter((name) => writeListing({ ...FIRST_PAGE, filters: { [name]: ["1"] } }) !== "")
  .filter((name) => name in readListing(`?${name}=1`).filters);
const value = fc.stringMatching(/^[\w .&+%#-]{1,12}$/).filter((text) => text.trim() === text);

const states: fc.Arbitrary<ListingState> = fc.record({
  page: fc.nat(500),
  pageSize: fc.option(fc.constantFrom(24, 48, 96), { nil: undefined }),
  sortBy: fc.option(fc.constantFrom("price", "name"), { nil: undefined }),
  sortDir: fc.option(fc.constantFrom("asc" as const, "desc" as const), { nil: undefined }),
  filters: fc.dictionary(code, fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
});

describe("ROUTE-40 a listing in its address", () => {
  it("says the same when it is read back", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readListing(writeListing(state))).toEqual(state);
      }),
    );
  });

  it("carries sortBy, sortDir, pageSize, p and one parameter per filter with commas", () => {
    const state: ListingState = {
      page: 1,
      pageSize: 48,
      sortBy: "price",
      sortDir: "desc",
      filters: { color: ["White", "Black"], price: ["40-90"] },
    };
    expect(writeListing(state)).toBe(
      "?color=White,Black&price=40-90&sortBy=price&sortDir=desc&pageSize=48&p=2",
    );
  });

  it("p counts from 1 and is left out for page 1 (reading 37)", () => {
    expect(writeListing(FIRST_PAGE)).toBe("");
    expect(writeListing({ ...FIRST_PAGE, page: 2 })).toBe("?p=3");
    expect(readListing("?p=3").page).toBe(2);
  });

  it.each(["?p=-1", "?p=-3", "?p=0"])(
    "PLP-23 a page before the first, %s, is ignored",
    (search) => {
      expect(readListing(search)).toEqual(FIRST_PAGE);
    },
  );

  it("a filter may be called as something that every object has", () => {
    const { filters } = readListing("?constructor=1&__proto__=2,3");
    expect(Object.entries(filters)).toStrictEqual([
      ["constructor", ["1"]],
      ["__proto__", ["2", "3"]],
    ]);
  });

  it("OPEN-59 what cannot be read counts as absent", () => {
    for (const search of [
      "?p=0",
      "?p=-2",
      "?p=x",
      "?p=1e9",
      "?pageSize=many",
      "?sortDir=up",
      "?price=abc",
    ]) {
      expect(readListing(search)).toEqual(FIRST_PAGE);
    }
  });

  it("keeps the search text in front and is not fooled by parameters of other parts", () => {
    const search = "?q=coat&utm_source=mail&popup=open&color=1";
    expect(readListing(search).filters).toEqual({ color: ["1"] });
    expect(writeListing({ ...FIRST_PAGE, filters: { size: ["M"] } }, search)).toBe(
      "?q=coat&popup=open&size=M",
    );
  });
});
