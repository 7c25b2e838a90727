import { describe, expect, it } from "vitest";
import {
  checkCompanyName,
  checkCustomerNumber,
  companyInLine,
  isCustomerNumber,
} from "./customer-number.ts";

describe("customer numbers", () => {
  it.each(["123456", "000000"])("REP-19 %s is one", (typed) => {
    expect([isCustomerNumber(typed), checkCustomerNumber(typed)]).toEqual([true, []]);
  });

  it.each(["", "12345", "1234567", "12345a", " 12345", "１２３４５６", "123456\n"])(
    "REP-19 %j is none",
    (typed) => {
      expect(isCustomerNumber(typed)).toBe(false);
      expect(checkCustomerNumber(typed).map(({ error }) => error)).toEqual([
        "superuser.numberInvalid",
      ]);
    },
  );

  it("REP-14 a company of 43 characters stands whole, one of 44 ends after 40", () => {
    const whole = "x".repeat(43);
    expect(companyInLine(whole)).toBe(whole);
    expect(companyInLine(`${whole}y`)).toBe(`${"x".repeat(40)}…`);
    // No letter is cut within.
    expect(companyInLine("👕".repeat(44))).toBe(`${"👕".repeat(40)}…`);
  });

  it.each([
    ["Demo Bistro Group", []],
    ["", ["superuser.companyInvalid"]],
    ["two\nlines", ["superuser.companyInvalid"]],
    ["x".repeat(201), ["superuser.companyInvalid"]],
  ])("a company called %j", (name, refused) => {
    expect(checkCompanyName(name).map(({ error }) => error)).toEqual(refused);
  });
});
