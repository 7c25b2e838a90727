import { describe, expect, it } from "vitest";
import { errorRow } from "../errors.ts";
import { fillPhrase } from "../phrase.ts";
import { checkSetting } from "./check-setting.ts";
import { storeSettingDefaults } from "./settings.ts";

describe("what a setting may be", () => {
  it.each(Object.entries(storeSettingDefaults))("the default of %s holds", (path, value) => {
    expect(checkSetting(path, value)).toEqual([]);
  });

  it.each([
    ["flatRateMinor", null],
    ["minimumQueryLength", 3],
    ["freeShippingFromMinor", 0],
    ["placeOrderRecaptcha", "recaptcha_v3"],
    ["agreements", [{ id: 1, name: "Terms", checkboxText: "I agree", content: "<p>…</p>" }]],
    ["requiredAddressFields", []],
    ["flatRateDaysTo", null],
    ["dispatchTimeZone", "Europe/London"],
    ["closedDays", ["2026-12-25", "2028-02-29"]],
    ["gtmId", "GTM-ABC123"],
    ["ga4GtmId", "GTM-WXYZ7890"],
    ["certonaScript", "https://edge1.example.com/script/resonance.js?v=4"],
    ["certonaPages", []],
  ])("%s may be %j", (path, value) => {
    expect(checkSetting(path, value)).toEqual([]);
  });

  it.each([
    ["storeName", " ", "Name cannot be empty."],
    ["storeName", "x".repeat(81), "Name takes up to 80 characters."],
    ["storeName", 7, "Name takes a value of another kind."],
    ["storeName", "A\r\nBcc: x@y.z", /^Name takes one line of text/],
    ["phone", "1\u202e2", /^Name takes one line of text/],
    ["listingPageSize", 25, "Name does not offer “25”."],
    ["minimumQueryLength", 2, "Name takes a whole number from 3 to 10."],
    ["listingPageSize", "24", "Name does not offer “24”."],
    ["countries", [], "Name needs at least 1."],
    ["countries", ["US", "US"], "Name names “US” twice."],
    ["countries", ["us"], "Name: “us” is no country’s code, as US is."],
    ["countries", ["US", "ZZ"], "Name: “ZZ” is no country’s code, as US is."],
    ["countries", "US", "Name takes a value of another kind."],
    ["defaultCountry", "QQ", "Name: “QQ” is no country’s code, as US is."],
    ["flatRateMinor", -1, "Name takes a whole number from 0 to 2147483647."],
    ["flatRateMinor", 7.95, /^Name takes a whole number from 0/],
    ["flatRateMinor", "free", /^Name takes a whole number from 0/],
    ["dispatchDays", [], "Name needs at least 1."],
    ["dispatchDays", [0], "Name takes a whole number from 1 to 7."],
    ["dispatchCutOffHour", 25, "Name takes a whole number from 0 to 24."],
    ["dispatchTimeZone", "Margate", /^Name: there is no time zone “Margate”/],
    ["dispatchTimeZone", "+05:07", /^Name: there is no time zone “\+05:07”/],
    [
      "agreements",
      ["Terms", "Privacy"].map((name) => ({ id: 1, name, checkboxText: "I agree", content: "" })),
      /1.*twice|twice.*1/,
    ],
    ["dispatchTimeZone", 7, "Name takes a value of another kind."],
    ["closedDays", ["25.12.2026"], "Name: “25.12.2026” is no day, as 2026-12-25 is."],
    ["closedDays", ["2026-02-30"], /“2026-02-30” is no day/],
    ["closedDays", Array.from({ length: 301 }, (_, i) => i), "Name takes 300 at most."],
    ["recaptchaMinimumScore", 1.01, "Name takes a number from 0 to 1."],
    ["recaptchaMinimumScore", Number.NaN, "Name takes a number from 0 to 1."],
    ["requiredAddressFields", ["shoe size"], "Name does not offer “shoe size”."],
    ["taxShipping", "yes", "Name takes a value of another kind."],
    ["agreements", [{ id: 1, name: "Terms" }], "Name takes a value of another kind."],
    [
      "agreements",
      [{ id: 1, name: "Terms", checkboxText: " ", content: "" }],
      "Name, checkbox text cannot be empty.",
    ],
    ["mailFrom", "a@b.example>, x@y.example", /^Name takes one email address/],
    ["addressAutocompletionKey", "key'; script-src *", /^Name takes letters, digits/],
    [
      "priceFormat",
      { ...storeSettingDefaults.priceFormat, pattern: "$" },
      "Name, pattern names the amount once, as %s: “$%s”.",
    ],
    ["gtmId", "UA-12345-1", /^Name takes a container of the tag manager/],
    ["gtmId", "GTM-abc123", /^Name takes a container/],
    ["ga4GtmId", "GTM-ABC123' ; x", /^Name takes a container/],
    [
      "certonaScript",
      "http://cdn.example.com/a.js",
      /^Name takes the address of a script by https/,
    ],
    ["certonaScript", "https://a@cdn.example.com/a.js", /^Name takes the address of a script/],
    ["certonaScript", "https://cdn.example.com/a.js; img-src *", /^Name takes the address/],
    ["certonaScript", "https://localhost/a.js", /^Name takes the address of a script/],
    ["certonaScript", "javascript:alert(1)", /^Name takes the address of a script/],
    ["certonaScript", `https://cdn.example.com/${"a".repeat(300)}`, /^Name takes up to 300/],
    ["certonaPages", ["basket"], "Name does not offer “basket”."],
    ["certonaPages", ["cart", "cart"], "Name names “cart” twice."],
    ["metaConversionPortal", 1, "Name takes a value of another kind."],
    ["priceFormat", null, "Name takes a value of another kind."],
    [
      "defaultCountry",
      "Q".repeat(500),
      `Name: “${"Q".repeat(40)}…” is no country’s code, as US is.`,
    ],
  ])("%s may not be %j, and it is said why", (path, value, why) => {
    const [wrong, ...others] = checkSetting(path, value);
    expect([wrong?.field, others]).toEqual([path, []]);
    const [name, ...params] = wrong?.params ?? [];
    const said = fillPhrase(errorRow(wrong?.error ?? "access.internal").text, [
      String(name).replace(path, "Name"),
      ...params,
    ]);
    expect(said).toMatch(why);
  });

  it.each(["no.such", "__proto__", "constructor", ""])("there is no setting %j", (path) => {
    expect(checkSetting(path, 1)).toMatchObject([{ error: "store.noSuchSetting" }]);
  });
});
