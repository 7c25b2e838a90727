import { describe, expect, it } from "vitest";
import { usernameParts } from "../customer/username.ts";
import { namedPortal } from "../customer/named-portal.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import { defaultCategoryPath, settingsUnder, showsAreas } from "../store/portal.ts";
import { checkPortal, checkPortalCode, portalCode } from "./check-portal.ts";
import { mustSignIn } from "./forced-login.ts";
import { showsPopup } from "./popup.ts";
import { aPortal, anOverride } from "./testing.ts";

describe("PORTAL-12 the code of a portal", () => {
  it.each([
    ["harbour", undefined],
    ["h1", undefined],
    ["harbour-catering-2", undefined],
    ["h", "portal.codeInvalid"],
    ["", "portal.codeInvalid"],
    ["2harbour", "portal.codeInvalid"],
    ["harbour-", "portal.codeInvalid"],
    ["har#bour", "portal.codeInvalid"],
    ["harbour/x", "portal.codeInvalid"],
    ["a".repeat(33), "portal.codeInvalid"],
    ["checkout", "portal.codeReserved"],
  ])("%j: %j", (code, error) => {
    expect(checkPortalCode(code)[0]?.error).toBe(error);
  });

  it("is lowercase, and stands before its default category (PORTAL-28)", () => {
    expect(portalCode(" Harbour ")).toBe("harbour");
    expect(defaultCategoryPath("Harbour")).toBe("/harbour/default-category");
  });
});

describe("PORTAL-12 to 14 a portal as staff write it", () => {
  it.each([
    [{}, []],
    [{ name: " " }, ["portal.nameInvalid"]],
    [{ name: "Harbour\nCatering" }, ["portal.nameInvalid"]],
    [
      { notices: { ...aPortal().notices, disclaimer: "x".repeat(20_001) } },
      ["portal.noticeTooLong"],
    ],
    [{ overridesCategories: true, categories: [] }, ["portal.categoryMissing"]],
    [{ categories: [anOverride(3), anOverride(3)] }, ["portal.categoryTwice"]],
    [{ categories: [anOverride(3, { name: "" })] }, ["portal.overrideInvalid"]],
    [{ categories: [anOverride(3, { canonical: "//elsewhere.example" })] }, ["portal.pathInvalid"]],
    [{ categories: [anOverride(3, { canonical: "/kitchen" })] }, []],
    [{ categories: [anOverride(3, { image: "javascript:x" })] }, ["portal.pictureInvalid"]],
    [{ categories: [anOverride(3, { image: "/media/catalog/w640/a.jpg" })] }, []],
  ])("%j: %j", (change, errors) => {
    expect(checkPortal({ ...aPortal(), ...change }).map(({ error }) => error)).toEqual(errors);
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])(
    "PORTAL-11 HEAD-23 active %j, login forced %j: areas show %j",
    (isActive, forceLogin, shows) => {
      expect(showsAreas({ isActive, forceLogin })).toBe(shows);
    },
  );
});

it.each([
  ["/", "harbour", "harbour"],
  ["/customer/account/login/code/harbour", null, "harbour"],
  ["/code/cellar/x", " harbour ", "harbour"],
  ["/code/cellar", "", "cellar"],
  ["/code/%E0%A4%A", null, "%E0%A4%A"],
  ["/kitchen", null, undefined],
])("PORTAL-03 OPEN-47 the path %s with the code %j names %j", (path, code, expected) => {
  expect(namedPortal({ path, code })).toBe(expected);
});

it.each([
  ["Harbour#ann@example.com", { code: "harbour", name: "ann@example.com" }],
  ["ann@example.com", { code: undefined, name: "ann@example.com" }],
  ["#ann@example.com", { code: undefined, name: "#ann@example.com" }],
])("ACCT-12 %j is %j", (username, parts) => {
  expect(usernameParts(username)).toEqual(parts);
});

describe("ROUTE-36 PORTAL-22 OPEN-20 who is led to the login", () => {
  const guest = { path: "/kitchen", isRequired: true, isPortalStore: false, isExempt: false };
  it.each([
    [{}, true],
    [{ isExempt: true }, false],
    [{ path: "/customer/account/login" }, false],
    [{ path: "/customer/account" }, false],
    [{ path: "/customer/accounts" }, true],
    [{ isRequired: false }, false],
    [{ isRequired: undefined }, false],
    [{ isRequired: undefined, isPortalStore: true }, true],
    [{ isRequired: false, isPortalStore: true }, false],
  ])("%j: %j", (change, expected) => {
    expect(mustSignIn({ ...guest, ...change })).toBe(expected);
  });
});

describe("PORTAL-08 PORTAL-09 where the popup shows", () => {
  const place = {
    path: "/",
    popup: null,
    hasOpenInfo: false,
    isLogin: false,
    wasClosed: false,
    words: "<p>Hello</p>",
  };
  it.each([
    [{}, true],
    [{ wasClosed: true }, false],
    [{ words: "" }, false],
    [{ isLogin: true }, false],
    [{ path: "/checkout" }, false],
    [{ path: "/checkout/cart" }, false],
    [{ hasOpenInfo: true }, false],
    [{ popup: "openInfo" }, false],
    [{ popup: "open" }, true],
  ])("%j: %j", (change, expected) => {
    expect(showsPopup({ ...place, ...change })).toBe(expected);
  });
});

describe("PORTAL-17 CONF-09 what members do themselves", () => {
  const settings = { ...storeSettingDefaults, isPortal: false };
  it("is what their portal says, and no more than the website lets anybody", () => {
    const closed = aPortal({ canEditShipping: false, usesPoNumbers: false });
    expect(settingsUnder(settings, closed)).toMatchObject({
      isPortal: true,
      canEditShipping: false,
      canEditBilling: true,
      portalPoNumbers: false,
    });
    const website = { ...settings, isPortal: true, canEditBilling: false };
    expect(settingsUnder(website, aPortal())).toMatchObject({ canEditBilling: false });
  });

  it("PLP-17 a menu of its own lists 24 products on a page, whatever the website says", () => {
    const website = { ...settings, listingPageSize: 48 };
    const sizeUnder = (portal: Parameters<typeof aPortal>[0]) =>
      settingsUnder(website, aPortal(portal)).listingPageSize;
    expect(sizeUnder({ overridesCategories: true })).toBe(24);
    expect(sizeUnder({ overridesCategories: false })).toBe(48);
    expect(sizeUnder({ overridesCategories: true, isActive: false })).toBe(48);
  });

  it("is nothing of a portal that is switched off", () => {
    expect(settingsUnder(settings, aPortal({ isActive: false, canEditShipping: false }))).toBe(
      settings,
    );
    expect(settingsUnder(settings, undefined)).toBe(settings);
  });
});
