import { expect, it } from "vitest";
import { aListing, aTile } from "../testing/catalog.ts";
import { withPricesInvalidated } from "./invalidated-prices.ts";

it("PLP-28 each block of prices in an answer is marked, wherever it stands", () => {
  const listing = aListing({ items: [aTile(), aTile({ id: 2 })] });
  expect(withPricesInvalidated({ groups: [listing] })).toEqual({
    groups: [
      {
        ...listing,
        items: [
          { ...aTile(), arePricesInvalidated: true },
          { ...aTile({ id: 2 }), arePricesInvalidated: true },
        ],
      },
    ],
  });
});

it.each([
  undefined,
  null,
  "arePricesInvalidated",
  7,
  [],
  {},
  { name: "Kitchen", children: [1, 2] },
  aTile({ arePricesInvalidated: true }),
])("what holds no prices to mark stays what it is: %o", (answer) => {
  expect(withPricesInvalidated(answer)).toBe(answer);
});
