import { describe, expect, it } from "vitest";
import { checkCard, type TypedCard } from "./card-check.ts";
import { brandOf, formatNumber, passesLuhn } from "./card-number.ts";
import { formatExpiry } from "./expiry.ts";
import { TEST_NUMBERS } from "./test-numbers.ts";

const june = { year: 2027, month: 6 };
const good: TypedCard = {
  number: "4111 1111 1111 1111",
  expiry: "06/27",
  securityCode: "123",
  name: "M Kowal",
};
const textsOf = (changes: Partial<TypedCard>) =>
  checkCard({ ...good, ...changes }, june).map(({ text }) => text);

describe("card numbers", () => {
  it("every test number has a right check digit and the length of its brand", () => {
    for (const { number } of TEST_NUMBERS) {
      expect(passesLuhn(number)).toBe(true);
      const securityCode = brandOf(number) === "amex" ? "1234" : "123";
      expect(textsOf({ number, securityCode })).toEqual([]);
    }
  });

  it("one wrong digit or two swapped ones are noticed", () => {
    expect(passesLuhn("4111111111111112")).toBe(false);
    expect(passesLuhn("5454545454545445")).toBe(false);
    expect(passesLuhn("")).toBe(false);
  });

  it.each([
    ["4", "visa"],
    ["51", "mastercard"],
    ["2221", "mastercard"],
    ["2720", "mastercard"],
    ["2721", "other"],
    ["37", "amex"],
    ["6011", "discover"],
    ["36", "diners"],
    ["3530", "jcb"],
    ["9", "other"],
    ["", "other"],
  ])("%s belongs to %s", (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it("are written with the gaps of the card", () => {
    expect(formatNumber("4111111111111111")).toBe("4111 1111 1111 1111");
    expect(formatNumber("378282246310005")).toBe("3782 822463 10005");
    expect(formatNumber("41111")).toBe("4111 1");
  });
});

describe("expiry dates", () => {
  it.each([
    ["1", "1"],
    ["12", "12"],
    ["123", "12/3"],
    ["1230", "12/30"],
    ["4", "04"],
    ["4/", "04"],
    ["4/3", "04/3"],
    ["04/2031", "04/31"],
    ["04/203", "04/203"],
    ["2031-04", "04/31"],
    ["12 / 30", "12/30"],
  ])("%s becomes %s", (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
  });

  it("a card is good through its month and not longer", () => {
    for (const expiry of ["06/27", "0627"]) expect(textsOf({ expiry })).toEqual([]);
    expect(textsOf({ expiry: "05/27" })).toEqual(["This card has expired. Check the date."]);
    expect(textsOf({ expiry: "12/26" })).toEqual(["This card has expired. Check the date."]);
  });

  it.each(["", "13/30", "00/30", "1/30", "06/99"])("%s is refused", (expiry) => {
    expect(textsOf({ expiry })).toHaveLength(1);
  });
});

describe("the other fields", () => {
  it("the security code has three digits, four on American Express", () => {
    expect(textsOf({ securityCode: "12" })).toHaveLength(1);
    expect(textsOf({ securityCode: "1234" })).toHaveLength(1);
    const number = "378282246310005";
    expect(textsOf({ number, securityCode: "123" })).toEqual([
      "Enter the 4 digits of the security code of American Express.",
    ]);
    expect(textsOf({ number, securityCode: "1234" })).toEqual([]);
  });

  it("a card number typed as the name is refused", () => {
    expect(textsOf({ name: "4111 1111 1111 1111" })).toEqual(["A name has no card number in it."]);
    expect(textsOf({ name: " " })).toEqual(["Enter the name on the card."]);
  });

  it("says everything that is wrong at once, in the order of the fields", () => {
    const faults = checkCard({ number: "", expiry: "", securityCode: "", name: "" }, june);
    expect(faults.map(({ field }) => field)).toEqual(["number", "expiry", "securityCode", "name"]);
  });
});
