import { describe, expect, it } from "vitest";
import { checkAmong, checkRedirect, EVERY_VIEW, redirectPath, type Redirect } from "./redirect.ts";

const rule = (requestPath: string, targetPath: string, storeViewId = EVERY_VIEW): Redirect => ({
  storeViewId,
  requestPath,
  targetPath,
});
const errorsOf = (problems: readonly { readonly error: string }[]) =>
  problems.map(({ error }) => error);

describe("the path of a redirect", () => {
  it.each([
    ["/old-coats.html", "old-coats"],
    [" kitchen//old-coats/ ", "kitchen/old-coats"],
    ["caf%C3%A9", "café"],
    ["", undefined],
    ["/", undefined],
    ["https://elsewhere.example/", undefined],
    ["//elsewhere.example/", undefined],
    ["old?color=1", undefined],
    ["old#top", undefined],
    ["100%25", undefined],
    ["%zz", undefined],
    ["a\u0000b", undefined],
    ["x".repeat(256), undefined],
  ])("%j is %j", (typed, path) => {
    expect(redirectPath(typed)).toBe(path);
  });
});

describe("a redirect", () => {
  it("is refused at the field that is no path, and where it leads to itself", () => {
    const check = (requestPath: string, targetPath: string) =>
      checkRedirect({ requestPath, targetPath }).map(({ field, error }) => [field, error]);
    expect(check("old", "new")).toEqual([]);
    expect(check("", "https://x.example")).toEqual([
      ["requestPath", "routing.pathInvalid"],
      ["targetPath", "routing.pathInvalid"],
    ]);
    expect(check("/old.html", "old/")).toEqual([["targetPath", "routing.redirectToSelf"]]);
  });

  it.each([
    ["a path that has one", rule("a", "x"), [rule("a", "b")], ["routing.redirectTaken"]],
    ["the same path in another view", rule("a", "x", 2), [rule("a", "b")], []],
    ["a ring of two", rule("a", "b"), [rule("b", "a")], ["routing.redirectRing"]],
    ["a ring of three", rule("a", "b"), [rule("b", "c"), rule("c", "a")], ["routing.redirectRing"]],
    [
      "a ring in one view alone",
      rule("a", "b"),
      [rule("b", "c"), rule("b", "a", 2)],
      ["routing.redirectRing"],
    ],
    [
      "a ring that a view's own rule breaks",
      rule("a", "b", 2),
      [rule("b", "a"), rule("b", "c", 2)],
      [],
    ],
    ["a ring of another view", rule("a", "b", 1), [rule("b", "a", 2)], []],
    [
      "a rule that a view's own one hides",
      rule("a", "b"),
      [rule("a", "z", 2), rule("b", "a", 2)],
      [],
    ],
  ])("beside %s", (_, draft, others, errors) => {
    expect(errorsOf(checkAmong(draft, others))).toEqual(errors);
  });

  it("leads over five others at most, as far as an address is followed", () => {
    const chain = (length: number) => Array.from({ length }, (_, i) => rule(`p${i}`, `p${i + 1}`));
    expect(errorsOf(checkAmong(rule("a", "p0"), chain(4)))).toEqual([]);
    expect(errorsOf(checkAmong(rule("a", "p0"), chain(5)))).toEqual(["routing.redirectTooFar"]);
  });
});
