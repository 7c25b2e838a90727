import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { threadBlocks } from "./thread-blocks.ts";

describe("the order of threads", () => {
  it("takes each thread once where nothing lies over anything", () => {
    expect(threadBlocks(["a", "b", "a", "c", "b"], () => false)).toEqual([[0, 2], [1, 4], [3]]);
  });

  it("waits with a thread until all of it can be sewn", () => {
    // b lies over the first c, the second c over nothing: b waits, c is done in one go.
    expect(threadBlocks(["c", "b", "c"], (i, j) => i === 1 && j === 0)).toEqual([[0, 2], [1]]);
  });

  it("sews everything once, and nothing before what it lies on", () => {
    const threads = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
    fc.assert(
      fc.property(threads, fc.integer(), (words, seed) => {
        const isOver = (i: number, j: number) => ((seed >> ((i * 7 + j) % 31)) & 1) === 1;
        const order = threadBlocks(words, isOver).flat();
        expect(order.toSorted((a, b) => a - b)).toEqual([...words.keys()]);
        order.forEach((upper, at) => {
          for (const lower of order.slice(at + 1)) {
            const mustWait = lower < upper && words[lower] !== words[upper] && isOver(upper, lower);
            expect(mustWait).toBe(false);
          }
        });
      }),
    );
  });
});
