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
    why: "issue 8: no line ends, control characters or signs that turn the writing",
    draft: {
      firstname: "A\r\n\r\nYour order was cancelled",
      lastname: "B\u202e\u0007",
      street: ["12 Pier\nStreet", "Flat\t2"],
      telephone: "555 0100\u2028",
    },
    found: [
      ["firstname", "checkout.notOneLine"],
      ["lastname", "checkout.notOneLine"],
      ["telephone", "checkout.notOneLine"],
      ["street", "checkout.notOneLine"],
    ],
  },
  {
    why: "issue 8: names of every writing are taken",
    draft: {
      firstname: "\u05de\u05d9\u05e8\u05d4",
      lastname: "\u738b\u3000\u5c0f\u660e",
      city: "K\u00f6ln\u2013Deutz",
    },
    found: [],
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
    why: "UI-04 a telephone number without digits",
    draft: { telephone: "abc" },
    found: [["telephone", "checkout.numberLength"]],
  },
  {
    why: "a telephone number as people write it",
    draft: { telephone: "+44 (0)1843 555-0142 ext. 7" },
    found: [],
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
  it.each([
    ["a@example.com", true, true],
    ["first.last+tag%x@sub-domain.example.co", true, true],
    [" a@example.com ", true, true],
    ["chef@bistro.restaurant", true, false],
    ["front-desk@grand.hotel", true, false],
    ["o'brien@example.com", true, false],
    ["a@mailhost", true, false],
    ["a@example..com", false, false],
    ["a@-x.com", false, false],
    ["a", false, false],
    ["a b@example.com", false, false],
    ["@example.com", false, false],
    ["ä@example.com", false, false],
    [`${"a".repeat(250)}@b.co`, false, false],
  ])("%s: taken by default %s, by the documents' pattern %s", (email, byDefault, byDocument) => {
    expect(checkEmail(email, "html").length === 0).toBe(byDefault);
    expect(checkEmail(email, "document").length === 0).toBe(byDocument);
  });

  it("UI-02 empty is 'Required'", () =>
    expect(checkEmail("  ", "html")).toMatchObject([{ error: "checkout.required" }]));
});
