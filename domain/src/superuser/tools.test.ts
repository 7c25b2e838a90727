import { describe, expect, it } from "vitest";
import { bannerOf, tabsOf, type ToolUser } from "./tools.ts";

const user = (rest: Partial<ToolUser> = {}): ToolUser => ({
  isRepresentative: false,
  isSuperUser: false,
  actsFor: null,
  number: null,
  ...rest,
});
const REPRESENTATIVE = user({ isRepresentative: true });
const CONNECTED = user({ isRepresentative: true, number: {} });
const SUPER_USER = user({ isSuperUser: true });
const ACTING = user({ isSuperUser: true, actsFor: {} });
const BOTH = user({ isRepresentative: true, isSuperUser: true });

describe("the tools of representatives and super users", () => {
  it.each([
    ["somebody else", user(), undefined],
    ["a customer with a number", user({ number: {} }), undefined],
    ["a representative", REPRESENTATIVE, "no number"],
    ["a connected representative", CONNECTED, "connected"],
    ["a super user", SUPER_USER, "no customer"],
    ["a super user in for a customer", ACTING, "acting"],
    ["somebody who is both", BOTH, "no number"],
  ] as const)("REP-04 the banner of %s", (_, who, says) => {
    expect(bannerOf(who)).toBe(says);
  });

  it.each([
    ["somebody else", user(), []],
    ["a representative", REPRESENTATIVE, ["number"]],
    ["a super user", SUPER_USER, ["super user"]],
    ["somebody who is both", BOTH, ["number", "super user"]],
    ["a super user in for a customer", ACTING, ["super user"]],
    ["both, in for a customer", { ...BOTH, actsFor: {} }, ["super user", "number"]],
  ] as const)("REP-12 REP-13 the tabs of %s, the first in front", (_, who, tabs) => {
    expect(tabsOf(who)).toEqual(tabs);
  });
});
