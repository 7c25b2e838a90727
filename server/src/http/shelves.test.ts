import { describe, expect, it } from "vitest";
import { shelves } from "./shelves.ts";

/** Eight thousand bytes: what is asked for once may take two of them, and what is asked for again six. */
const MAX = 8_000;

interface Thing {
  readonly name: string;
}

/** Shelves on which each of these was put, one after the other, each of some 500 bytes. */
function holding(...names: readonly string[]) {
  const kept = shelves<Thing>(MAX);
  const put = (name: string) => kept.put(name, { name }, 80);
  for (const name of names) put(name);
  /** Those that are still kept; to look is to ask. */
  const left = (...asked: readonly string[]) => asked.filter((name) => kept.get(name));
  return { kept, put, left };
}

const many = (from: string): string[] => Array.from({ length: 40 }, (_, n) => `${from}${n}`);

describe("shelves", () => {
  it("what was asked for again outlives any number of things that are asked for once", () => {
    const { put, left } = holding("coat", "apron");
    left("coat", "apron");
    for (const name of many("once")) put(name);
    expect(left("coat", "apron")).toStrictEqual(["coat", "apron"]);
  });

  it("what nobody asks for again takes a quarter of the bytes, and the oldest goes first", () => {
    const { left } = holding(...many("once"));
    expect(left(...many("once"))).toStrictEqual(["once36", "once37", "once38", "once39"]);
  });

  it("of what is asked for again the longest unused goes first", () => {
    const { put, left } = holding();
    for (const name of many("twice")) {
      put(name);
      left(name);
    }
    expect(left(...many("twice"))).toStrictEqual(many("twice").slice(-12));
  });

  it("what grows drives out others, and itself where it is larger than all", () => {
    const { kept, left } = holding("a", "b", "c");
    const [c] = [kept.get("c")];
    if (!c) throw new Error("c is not kept");
    kept.grow("c", c, 5_000);
    left("a", "b");
    expect(left("a", "b", "c")).toStrictEqual(["a", "b"]);
    kept.grow("a", { name: "another a" }, 9_000);
    expect(left("a")).toStrictEqual(["a"]);
    const a = kept.get("a");
    if (a) kept.grow("a", a, 9_000);
    expect(left("a", "b")).toStrictEqual(["b"]);
  });

  it("what is put anew takes the place of what was there", () => {
    const { kept } = holding("a");
    const first = kept.get("a");
    kept.put("a", { name: "anew" }, 80);
    expect([first, kept.get("a")]).toStrictEqual([{ name: "a" }, { name: "anew" }]);
    kept.delete("a");
    expect(kept.get("a")).toBeUndefined();
  });

  it("nothing is left of what is cleared", () => {
    const { kept, left } = holding("a", "b");
    left("a");
    kept.clear();
    expect(left("a", "b")).toStrictEqual([]);
  });
});
