import { describe, expect, it } from "vitest";
import { allows, consentInForce } from "../storage/allows.ts";
import { daysOfSeconds } from "../storage/lifetime.ts";
import { PAGE_KEYS, type KeptThing } from "../storage/registry.data.ts";
import { checkSetting } from "../store/check-setting.ts";
import { consentSettingDefaults } from "../store/consent/consent-settings.ts";
import { afterChoice } from "./after-choice.ts";
import { checkAccepted, chosenConsent, consentOf, consentText, visitorIn } from "./choice.ts";
import { listVersion } from "./list-version.ts";
import { KEEP_RULES, keepCases } from "./may-keep.cases.ts";
import { mayKeep, patternOf } from "./rules.ts";
import { SERVER_COOKIES } from "./server-cookies.data.ts";

describe("what may be kept", () => {
  it.each(keepCases)("$row", ({ name, rules, consent, hasSignal = false, mayKeep: expected }) => {
    expect(mayKeep(name, { ...KEEP_RULES, ...rules }, consent, hasSignal)).toBe(expected);
  });
});

it.each([
  ["a.", undefined, false, ""],
  ["a.all", undefined, false, "all"],
  ["a.all", undefined, true, ""],
  ["a.", "a.functional.v", false, "functional"],
  ["a.all", "a..v", false, ""],
  ["a.", "a.all.v", true, "all"],
  ["a.", "b.all.v", false, ""],
])("CONSENT-03 on a page %j with the cookie %j and the signal %s: %j is in force", (...row) => {
  const [page, kept, hasSignal, inForce] = row;
  expect(consentInForce(page, kept, hasSignal)).toBe(inForce);
});

it("CONSENT-03 a category is allowed by its whole key", () => {
  expect([allows("functional", "functional", false), allows("", "", false)]).toEqual([true, true]);
  expect(allows("functional", "fun", false)).toBe(false);
});

it("CONSENT-08 accept all is 'all', decline an empty list, confirm what is ticked", () => {
  const ticked = ["essential", "functional"];
  expect(chosenConsent("accept", ticked, ["essential"])).toBe("all");
  expect(chosenConsent("decline", ticked, ["essential"])).toEqual([]);
  expect(chosenConsent("confirm", ticked, ["essential"])).toEqual(["functional"]);
});

it("CONSENT-03 the cookie holds the list, the categories and the browser's number", () => {
  expect(consentText("a", ["functional", "analytics"], "v-1")).toBe("a.functional,analytics.v-1");
  expect([consentOf("all"), consentOf(""), consentOf("a,b")]).toEqual(["all", [], ["a", "b"]]);
  expect([visitorIn("a.all.v-1"), visitorIn("a.all."), visitorIn(undefined)]).toEqual([
    "v-1",
    undefined,
    undefined,
  ]);
});

describe("CONSENT-10 what follows from a choice", () => {
  const rules = { reloadsAfterAccept: false, reloadsAfterDecline: false, leadsAfterDecline: "" };
  it.each([
    ["all", {}, { does: "stay" }],
    ["all", { reloadsAfterAccept: true }, { does: "reload" }],
    [["functional"], { reloadsAfterAccept: true, reloadsAfterDecline: true }, { does: "reload" }],
    [["functional"], { reloadsAfterDecline: true, leadsAfterDecline: "/why" }, { does: "stay" }],
    [[], { reloadsAfterAccept: true }, { does: "stay" }],
    [[], { reloadsAfterDecline: true, leadsAfterDecline: "/why" }, { does: "reload" }],
    [[], { leadsAfterDecline: "/why" }, { does: "go", to: "/why" }],
  ] as const)("CONSENT-10 of %j by %j: %j", (consent, change, after) => {
    expect(afterChoice(consent, { ...rules, ...change })).toEqual(after);
  });
});

it("CONSENT-13 a category that there is not is refused", () => {
  expect(checkAccepted(["functional"], ["functional"])).toEqual([]);
  expect(checkAccepted("all", [])).toEqual([]);
  expect(checkAccepted(["__proto__"], ["functional"])[0]?.error).toBe("consent.unknownCategory");
});

it("CONSENT-16 a lifetime in seconds divided by 86400 is days", () => {
  expect([86_400, 31_536_000, 43_200].map(daysOfSeconds)).toEqual([1, 365, 0.5]);
});

it("issue 12.5 the list is another one when something optional comes in or moves, or staff ask again", () => {
  const list = { edition: 1, optional: [{ name: "a", category: "functional" }] };
  const versions = [
    list,
    { ...list, edition: 2 },
    { ...list, optional: [{ name: "a", category: "marketing" }] },
    { ...list, optional: [...list.optional, { name: "b", category: "functional" }] },
  ].map(listVersion);
  expect(new Set(versions).size).toBe(4);
  expect(versions.every((version) => /^[0-9a-z]+$/.test(version))).toBe(true);
  expect(listVersion(list)).toBe(listVersion({ ...list, optional: [...list.optional] }));
});

it("CONSENT-01 a pattern's letters are letters, and its star is any", () => {
  expect(new RegExp(patternOf("_ga.x_*")).test("_ga.x_1")).toBe(true);
  expect(new RegExp(patternOf("_ga.x_*")).test("_gaax_1")).toBe(false);
});

it("issue 12.5 everything in the registry says what for, and no server's cookie needs consent", () => {
  const things: readonly KeptThing[] = [
    ...Object.values(PAGE_KEYS),
    ...Object.values(SERVER_COOKIES),
  ];
  expect(things.filter(({ about }) => !/^[A-Z].*\.$/.test(about))).toEqual([]);
  const places = things.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(places).size).toBe(places.length);
  const server: readonly KeptThing[] = Object.values(SERVER_COOKIES);
  expect(server.filter(({ category }) => category !== "essential")).toEqual([]);
});

describe("issue 12.5 the settings of consent", () => {
  it("CONSENT-02 are safe as they come: nothing ticked, nothing before a choice, unknown names blocked", () => {
    const { consentCategories, consentBeforeOptIn, consentBlocksUnknown, consentManaged } =
      consentSettingDefaults;
    expect(consentCategories.map(({ isPreChecked }) => isPreChecked)).not.toContain(true);
    expect([consentManaged, consentBeforeOptIn, consentBlocksUnknown]).toEqual([true, false, true]);
    for (const [path, value] of Object.entries(consentSettingDefaults)) {
      expect(checkSetting(path, value)).toEqual([]);
    }
  });

  const other = {
    name: "_ga_*",
    domain: "example.com",
    duration: "2 years",
    description: "Counts.",
    category: "analytics",
  };
  it.each([
    ["consentCookies", [other], undefined],
    ["consentCookies", [{ ...other, name: "*" }], "store.settingCookieName"],
    ["consentCookies", [{ ...other, name: "a;b" }], "store.settingCookieName"],
    ["consentCookies", [{ ...other, name: "a*b*c*d*e" }], "store.settingCookieName"],
    ["consentCookies", [{ ...other, category: "sold" }], "store.settingUnknown"],
    ["consentCookies", [other, other], "store.settingTwice"],
    ["consentCategories", consentSettingDefaults.consentCategories.slice(1), "store.settingTooFew"],
    ["consentLeadsAfterDecline", "https://elsewhere.example", "store.settingPath"],
    ["cookieRestrictionDays", 3_650, "store.settingWhole"],
  ])("CONSENT-02 %s of %j is refused with %s", (path, value, error) => {
    expect(checkSetting(path, value)[0]?.error).toBe(error);
  });
});
