import { readFileSync } from "node:fs";
import { countryToWire, isCountryCode } from "@placket/contract/directory/country-code.codec";
import { expect, it } from "vitest";

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

it("the countries that the codec knows are those of the SDL", () => {
  const file = new URL("../../../../contract/src/customer/address.graphql", import.meta.url);
  const listed = /enum CountryCodeEnum \{([^}]*)\}/.exec(readFileSync(file, "utf8"))?.[1];
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  expect(pairs.filter(isCountryCode)).toEqual(listed?.trim().split(/\s+/).toSorted());
});

it("a country that GraphQL does not know is none, and breaks nothing", () => {
  expect(["US", "us", "", "ZZ", "Uk"].map(countryToWire)).toEqual(["US", null, null, null, null]);
});
