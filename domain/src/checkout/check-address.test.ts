import { describe, expect, it } from "vitest";
import type { Address } from "../directory/address.ts";
import { isSameAddress } from "../directory/address.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import { checkAddress, type AddressRules } from "./check-address.ts";
import { checkEmail } from "./email.ts";

const margate: Address = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

const rules: AddressRules = {
  requiredFields: storeSettingDefaults.requiredAddressFields,
  countries: ["US", "GB", "FR", "HK"],
  regionCodes: ["FL", "NY"],
  postcodeOptional: false,
};

interface Case {
  readonly why: string;
  readonly draft: Partial<Address>;
  readonly rules?: Partial<AddressRules>;
  readonly found: readonly (readonly [string, string])[];
}

const cases: readonly Case[] = [
  { why: "CHECK-04 a whole address is taken", draft: {}, found: [] },
  {
    why: "CHECK-23 each required field is asked for",
    draft: { firstname: " ", city: "", telephone: "" },
    found: [
      ["city", "checkout.required"],
      ["firstname", "checkout.required"],
      ["telephone", "checkout.required"],
    ],
  },
  {
    why: "CHECK-23 a field the shop does not ask for may be empty",
    draft: { telephone: "" },
    rules: { requiredFields: ["city"] },
    found: [],
  },
  {
    why: "CHECK-23 an empty street is missing",
    draft: { street: [] },
    found: [["street", "checkout.required"]],
  },
  {
    why: "CHECK-29 a country that is not served",
    draft: { countryCode: "DE", postcode: "10115" },
    rules: { regionCodes: [] },
    found: [["countryCode", "checkout.countryNotServed"]],
  },
  {
    why: "a region the country does not have",
    draft: { regionCode: "XX" },
    found: [["region", "checkout.noSuchRegion"]],
  },
  {
    why: "decision 0005: no region where the country lists none",
    draft: { countryCode: "FR", regionCode: "", region: "", postcode: "75002" },
    rules: { regionCodes: [] },
    found: [],
  },
  {
    why: "a region is required where the country lists them",
    draft: { regionCode: "", region: "" },
    found: [["region", "checkout.required"]],
  },
  {
    why: "a postcode of another shape",
    draft: { postcode: "CT9 1AB" },
    found: [["postcode", "checkout.postcodeShape"]],
  },
  { why: "ZIP+4 is a postcode", draft: { postcode: "33063-1234" }, found: [] },
  {
    why: "a British postcode",
    draft: { countryCode: "GB", postcode: "ct9 1ab", regionCode: "" },
    rules: { regionCodes: [] },
    found: [],
  },
  {
    why: "countries without postcodes need none",
    draft: { countryCode: "HK", postcode: "", regionCode: "" },
    rules: { regionCodes: [], postcodeOptional: true },
    found: [],
  },
  {
    why: "UI-05 too long for its column",
    draft: { city: "x".repeat(256) },
    found: [["city", "checkout.tooLong"]],
  },
  {
    why: "at most four lines of street",
    draft: { street: ["1", "2", "3", "4", "5"] },
    found: [["street", "checkout.tooLong"]],
  },
];

describe("an address", () => {
  it.each(cases)("$why", ({ draft, rules: more, found }) => {
    const problems = checkAddress({ ...margate, ...draft }, { ...rules, ...more });
    expect(problems.map(({ field, error }) => [field, error])).toEqual(found);
  });

  it("CHECK-20 is the same as another when everything a parcel shows is", () => {
    expect(isSameAddress(margate, { ...margate, saveInAddressBook: true })).toBe(true);
    expect(isSameAddress(margate, { ...margate, street: ["12 Pier Street", "Back door"] })).toBe(
      false,
    );
  });
});

describe("an email (UI-03, UI-07)", () => {
  it.each(["a@example.com", "first.last+tag%x@sub-domain.example.co", " a@example.com "])(
    "%s is taken",
    (email) => {
      expect(checkEmail(email)).toEqual([]);
    },
  );

  it.each([
    "a",
    "a@b",
    "a@example.museum",
    "a b@example.com",
    "@example.com",
    "a@-x.com",
    "ä@example.com",
  ])("%s is refused", (email) => {
    expect(checkEmail(email)).toMatchObject([{ error: "checkout.email" }]);
  });

  it("UI-02 empty is 'Required'", () =>
    expect(checkEmail("  ")).toMatchObject([{ error: "checkout.required" }]));
});
