import { describe, expect, it } from "vitest";
import { isGuessed } from "./guessed-password.ts";

const ANTOINE = {
  email: "a.delacroix@bistro-lune.example",
  firstName: "Antoine",
  lastName: "Delacroix",
  storeName: "Placket",
  least: 8,
};
const NORA = { ...ANTOINE, email: "ann.o1@example.com", firstName: "Nora", lastName: "Pass" };
const ZOE = { ...NORA, firstName: "Zoë", lastName: "Jiménez-Ruiz" };

describe("ACCT-11 issue 9, 1 a password that is easy to guess", () => {
  it.each([
    ["one piece over and over", "Aa1!Aa1!", ANTOINE],
    ["and a part of it", "Aa1!Aa1!Aa", ANTOINE],
    ["a last name", "Delacroix1!", ANTOINE],
    ["a last name and a year", "Delacroix1987", ANTOINE],
    ["both names", "Antoine-Delacroix1", ANTOINE],
    ["both names, short", "Nora-Pass-1", NORA],
    ["a name without its marks", "zoe_Jimenez1", ZOE],
    ["a name with them", "Ruiz&Zoë22", ZOE],
    ["where the mailbox is", "Bistro-Lune1", ANTOINE],
    ["what the mailbox is called", "Ann.O1234!", NORA],
    ["the shop", "Placket2026!", ANTOINE],
    ["the shop and a name", "AntoinePlacket#1", ANTOINE],
    ["a row of keys", "Qwertz123!", ANTOINE],
    ["another one", "QWERTY-12345", ANTOINE],
    ["a French one", "Azerty!2026", ANTOINE],
    ["a row of the middle", "asdfghjK1!", ANTOINE],
    ["a row backwards", "Poiuztrewq9!", ANTOINE],
    ["two rows and a letter", "Asdf-1234-x", ANTOINE],
    ["the alphabet", "Abcdefg1!", ANTOINE],
    ["a row of digits", "12345678-A12345678-A", ANTOINE],
  ])("is %s: %s", (_what, password, whose) => {
    expect(isGuessed(password, whose)).toBe(true);
  });

  it.each([
    ["Twill-1x", ANTOINE],
    ["Twill-1xTwill-1x", ANTOINE],
    ["48151623-A48151623-A", ANTOINE],
    ["X7#kQ!92", ANTOINE],
    ["Trim Placket1!", ANTOINE],
    ["Ann.Other1!", NORA],
    ["Delacroix paints 7", ANTOINE],
    ["Qwertz-Coat1", ANTOINE],
    ["Straße-№ 7", ANTOINE],
    // Nobody has told a name, or two letters of one.
    ["Loom-4471", { ...ANTOINE, firstName: "", lastName: "Lo" }],
  ])("is not %s", (password, whose) => {
    expect(isGuessed(password, whose)).toBe(false);
  });

  it("is told at once, whatever is typed", () => {
    const long = "qwertzuiop".repeat(12);
    expect(isGuessed(`${long}x1!`, ANTOINE)).toBe(true);
    expect(isGuessed("(".repeat(128), ANTOINE)).toBe(true);
    expect(isGuessed("$&-$&-coat", { ...ANTOINE, lastName: "$&" })).toBe(false);
  });
});
