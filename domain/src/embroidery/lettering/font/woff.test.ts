import { expect, it } from "vitest";
import { readFont } from "./font-book.ts";
import { bytesOf } from "../testing.ts";
import { unpackFont } from "./woff.ts";

it("unpacks a WOFF file into an OpenType file that it takes as it is", () => {
  const unpacked = unpackFont(bytesOf("varsity"))!;
  expect(unpacked.byteLength).toBeGreaterThan(bytesOf("varsity").byteLength);
  expect(unpackFont(unpacked)).toEqual(unpacked);
  expect(readFont(unpacked).ok).toBe(true);
});

it("refuses a font of which one byte is wrong", () => {
  const whole = new Uint8Array(unpackFont(bytesOf("varsity"))!);
  for (let at = 300; at < whole.length - 4; at += 1999) {
    const wrong = whole.slice();
    wrong[at] = whole[at]! ^ 0x10;
    expect(unpackFont(wrong.buffer), String(at)).toBeUndefined();
  }
});
