import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProduct } from "./product/testing/product.builder.ts";
import { readShared, Verbatim, writeShared } from "./shared-json.ts";

describe("JSON in which equal parts stand once", () => {
  it("a product with variants carries each of their pictures once", () => {
    const product = aProduct();
    const text = writeShared({ product });
    for (const { images } of product.subProducts) {
      for (const { full } of images) expect(text.split(JSON.stringify(full))).toHaveLength(2);
    }
    expect(readShared(text)).toEqual({ product });
    expect(text.length).toBeLessThan(JSON.stringify({ product }).length * 0.7);
  });

  it("what is read again is what was written, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const twice = [value, { again: value }];
        expect(readShared(writeShared(twice))).toEqual(JSON.parse(JSON.stringify(twice)));
      }),
    );
  });

  it("a part that is JSON already is written as it stands, between parts that are searched", () => {
    const part = { name: "a text that is longer than a reference", list: [1, 2] };
    const json = JSON.stringify(part);
    const text = writeShared([part, { again: part, as: Verbatim.of(json) }, Verbatim.of(json)]);
    expect(readShared(text)).toEqual([part, { again: part, as: part }, part]);
    expect(text.split(json)).toHaveLength(4);
    expect(Verbatim.of(JSON.stringify({ deep: [{ $: 1 }] }))).toBeUndefined();
  });

  it.each([
    [{ $: 0 }],
    [{ $: { $: [{ $: "x" }] } }],
    [[{ $: 1, more: "a text that is longer than a reference" }, { $: 7 }]],
    [JSON.parse('{"__proto__":{"$":0},"constructor":[1]}') as object],
  ])("%j is data, however much it looks like a reference", (value) => {
    const text = writeShared([value, value]);
    expect(JSON.stringify(readShared(text))).toBe(JSON.stringify([value, value]));
  });
});
