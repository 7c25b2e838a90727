import { describe, expect, it } from "vitest";
import {
  checkAmong,
  checkRedirect,
  checkWays,
  EVERY_VIEW,
  redirectPath,
  type Redirect,
} from "./redirect.ts";

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
    ["a\u202Eb", undefined],
    ["a%E2%80%AEb", undefined],
    ["x".repeat(256), undefined],
    ["x/../y", undefined],
    ["./x", undefined],
    ["x/%2E%2E", undefined],
    ["x/..y/z...", "x/..y/z..."],
  ])("%j is %j", (typed, path) => {
    expect(redirectPath(typed)).toBe(path);
  });
});

describe("a redirect", () => {
  it("is refused at the field that is no path, and where it leads to itself", () => {
    const check = (requestPath: string, targetPath: string) =>
      checkRedirect({ requestPath, targetPath }).map(({ field, error }) => [field, error]);
    expect(check("old", "new")).toEqual([]);
    expect(check("", " ")).toEqual([
      ["requestPath", "routing.fromMissing"],
      ["targetPath", "routing.toMissing"],
    ]);
    expect(check("/", "https://x.example")).toEqual([
      ["requestPath", "routing.pathInvalid"],
      ["targetPath", "routing.pathInvalid"],
    ]);
    expect(check("old", "/")).toEqual([]);
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

  it.each([
    ["before a row of others", rule("q6", "coat"), ["routing.redirectTooFar"]],
    ["before a shorter row", rule("q5", "coat"), ["routing.redirectTaken"]],
    ["beside the row", rule("z", "q2"), []],
  ])("is held against every path that leads to it: %s", (_, draft, errors) => {
    const row = [1, 2, 3, 4, 5].map((n) => rule(`q${n}`, `q${n + 1}`));
    expect(errorsOf(checkAmong(draft, row))).toEqual(errors);
  });

  const hidden = [rule("rx", "ry"), rule("rx", "coat", 2), rule("ry", "rx", 2)];
  it("is not taken away, nor moved, where without it others would be a ring", () => {
    const [first, second, third] = hidden as [Redirect, Redirect, Redirect];
    expect(checkWays(hidden, [first, third], "id")).toMatchObject([
      { error: "routing.redirectRing", field: "id" },
    ]);
    const moved = { ...second, requestPath: "rz" };
    expect(errorsOf(checkAmong(moved, [first, third], second))).toEqual(["routing.redirectRing"]);
    expect(checkWays(hidden, [first, second], "id")).toEqual([]);
  });

  it("may stay in the ring that an import left, and be taken out of it", () => {
    const ring = [rule("a.html", "/b"), rule("b", "a")];
    expect(checkWays(ring, [...ring, rule("x", "y")], "id")).toEqual([]);
    expect(checkWays(ring, ring.slice(1), "id")).toEqual([]);
    expect(errorsOf(checkAmong(rule("z", "a"), ring))).toEqual(["routing.redirectRing"]);
  });

  it("of two that an import wrote for one path the older one holds", () => {
    const two = [rule("a", "b"), rule("/a.html", "c")];
    expect(errorsOf(checkAmong(rule("b", "a"), two))).toEqual(["routing.redirectRing"]);
    expect(errorsOf(checkAmong(rule("c", "a"), two))).toEqual([]);
  });

  it("leads over five others at most, as far as an address is followed", () => {
    const chain = (length: number) => Array.from({ length }, (_, i) => rule(`p${i}`, `p${i + 1}`));
    expect(errorsOf(checkAmong(rule("a", "p0"), chain(4)))).toEqual([]);
    expect(errorsOf(checkAmong(rule("a", "p0"), chain(5)))).toEqual(["routing.redirectTooFar"]);
  });
});
