import { describe, expect, it } from "vitest";
import { codeAt, newSecret, otpauthUri, stepOf } from "./totp.ts";

/** "12345678901234567890" in base32: the secret of RFC 6238's appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("codes of an authenticator app", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s it is %s, as RFC 6238 lists", (seconds, code) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30), 8)).toBe(code);
    expect(stepOf(SECRET, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("is taken a step early or late and no further; blanks do not matter", () => {
    const step = 37_037_036;
    expect(stepOf(SECRET, "081 804", at(step * 30))).toBe(step);
    expect(stepOf(SECRET, "081804", at((step - 1) * 30))).toBe(step);
    expect(stepOf(SECRET, "081804", at((step + 2) * 30 - 1))).toBe(step);
    expect(stepOf(SECRET, "081804", at((step - 1) * 30 - 1))).toBeUndefined();
    expect(stepOf(SECRET, "081804", at((step + 2) * 30))).toBeUndefined();
  });

  it.each(["", "28708", "2870820", "28708x", "٢٨٧٠٨٢"])("%j is no code", (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeUndefined();
  });

  it("secrets are 160 bits in base32 and all different", () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it("an app is told the store and the email", () => {
    const uri = otpauthUri(SECRET, { issuer: "Merrow & Sons", email: "mira@example.com" });
    expect(uri).toBe(
      `otpauth://totp/Merrow%20%26%20Sons:mira%40example.com?secret=${SECRET}&issuer=Merrow%20%26%20Sons&digits=6&period=30`,
    );
  });
});
