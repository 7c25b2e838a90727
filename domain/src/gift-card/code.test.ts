import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeInGroups,
  codeTyped,
  GIFT_CARD_CODE_BYTES,
  GIFT_CARD_SIGNS,
  giftCardCode,
  lastFourOf,
  lastFourShown,
  maskedCode,
} from "./code.ts";

const chance = fc.uint8Array({ minLength: GIFT_CARD_CODE_BYTES, maxLength: GIFT_CARD_CODE_BYTES });

describe("the code of a gift card (PAY-14)", () => {
  it("has at least 80 bits", () => {
    expect(GIFT_CARD_CODE_BYTES * Math.log2(GIFT_CARD_SIGNS.length)).toBeGreaterThanOrEqual(80);
    expect(new Set(GIFT_CARD_SIGNS).size).toBe(32);
  });

  it("is read as it was printed, however it is typed", () => {
    fc.assert(
      fc.property(chance, (bytes) => {
        const code = giftCardCode(bytes);
        expect(codeTyped(codeInGroups(code))).toBe(code);
        expect(codeTyped(` ${codeInGroups(code).toLowerCase().replaceAll("-", " ")}`)).toBe(code);
        expect(codeTyped(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code);
      }),
    );
  });

  it.each(["", "BRIGADE5", "7K2M-QXR4-HHJ0-22AB-9ZZ", "7K2M-QXR4-HHJ0-22AB-9ZZ!", "U".repeat(20)])(
    "“%s” is none",
    (typed) => {
      expect(codeTyped(typed)).toBeUndefined();
    },
  );

  it("is shown by its last four signs alone", () => {
    const code = giftCardCode(new Uint8Array(GIFT_CARD_CODE_BYTES).fill(9));
    expect(maskedCode(lastFourOf(code))).toBe("····-9999");
    expect(lastFourShown(maskedCode("7K2M"))).toBe("7K2M");
    expect(lastFourShown(codeInGroups(code))).toBeUndefined();
  });
});
