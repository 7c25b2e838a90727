import { describe, expect, it } from "vitest";
import { toBase64 } from "./base64.ts";
import { fromBase64 } from "./from-base64.ts";

describe("base64 of texts", () => {
  it.each(["", "/", "/søk?color=1>>>", "\u0000\u007f\u0080\uffff", "🧵🪡", "e\u0301"])(
    "carries %j there and back",
    (text) => expect(fromBase64(toBase64(text))).toBe(text),
  );

  it("is of UTF-8", () => expect(toBase64("/søk?color=1>>>")).toBe("L3PDuGs/Y29sb3I9MT4+Pg=="));

  it.each([
    ["L34-Pj4_", "/~>>>?"],
    ["L34 Pj4_", "/~>>>?"],
    ["YQ,,", "a"],
    ["YQ", "a"],
    ["", ""],
  ])("%s reads %s", (code, text) => expect(fromBase64(code)).toBe(text));

  it.each(["%%", "/w==", "a===", "A", "YQ==YQ=="])("%s is none", (code) => {
    expect(fromBase64(code)).toBeUndefined();
  });
});
