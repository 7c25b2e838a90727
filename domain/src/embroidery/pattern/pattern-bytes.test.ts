import { expect, it } from "vitest";
import type { Pattern } from "./pattern.ts";
import { patternBytes } from "./pattern-bytes.ts";
import { aBlock, gold, navy } from "./testing.ts";

const form = (pattern: Pattern) => [...patternBytes(pattern)];

const block = aBlock();

it("is the form that is written down here", () => {
  const small: Pattern = {
    cmd: Uint8Array.of(1, 0),
    x: Int32Array.of(-1, 258),
    y: Int32Array.of(2, 0),
    threads: [{ number: "7", name: "Any", color: "#" }],
  };
  const numbers = [1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0];
  const x = [255, 255, 255, 255, 2, 1, 0, 0];
  const y = [2, 0, 0, 0, 0, 0, 0, 0];
  const thread = [0x37, 0, 0, 0, 0x23, 0, 0, 0];
  expect(form(small)).toEqual([...numbers, 1, 0, ...x, ...y, ...thread]);
});

it("does not mind that the name of a thread is translated", () => {
  const translated = { ...block, threads: [{ ...navy, name: "Marine" }, gold] };
  expect(form(translated)).toEqual(form(block));
});

it.each<readonly [string, Pattern]>([
  ["a command", { ...block, cmd: block.cmd.with(5, 1) }],
  ["a position", { ...block, x: block.x.with(5, 1234) }],
  ["the other axis", { ...block, x: block.y, y: block.x }],
  ["a color", { ...block, threads: [{ ...navy, color: "#000000" }, gold] }],
  ["the order of threads", { ...block, threads: [gold, navy] }],
  ["a missing thread", { ...block, threads: [navy] }],
])("tells apart %s", (_, other) => {
  expect(form(other)).not.toEqual(form(block));
});
