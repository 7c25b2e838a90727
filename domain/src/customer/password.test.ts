import { describe, expect, it } from "vitest";
import { checkPassword } from "./password.ts";

const rules = { passwordMinLength: 8, passwordClasses: 3 };
const email = "Ann.O1@example.com";

describe("ACCT-11 OPEN-02 a password", () => {
  it.each([
    ["Twill-1x", []],
    ["twill-1x", []],
    ["TWILL-1X", []],
    ["Twill1xx", []],
    ["twill1xx", ["customer.passwordClasses", 3]],
    ["twillxxx", ["customer.passwordClasses", 3]],
    ["Twill-1", ["customer.passwordTooShort", 8]],
    ["", ["customer.passwordTooShort", 8]],
    [" Twill-1x", ["customer.passwordSpaces"]],
    ["Twill-1x\t", ["customer.passwordSpaces"]],
    ["Straße-№ 7", []],
    [`Aa1-${"x".repeat(124)}`, []],
    [`Aa1-${"x".repeat(125)}`, ["customer.passwordTooLong", 128]],
    [`Aa1-${"\u{1F9F5}".repeat(63)}`, ["customer.passwordTooLong", 128]],
    ["ann.o1@EXAMPLE.com", ["customer.passwordIsEmail"]],
  ] as const)(
    "of at least 8 characters of 3 of the 4 classes: %j",
    (password, [error, ...params]) => {
      const problems = checkPassword(password, { email, rules });
      expect(problems).toEqual(error === undefined ? [] : [{ field: "password", error, params }]);
    },
  );

  it("says all at once what is wrong with it", () => {
    const found = checkPassword(" twill", { email, rules });
    expect(found.map(({ error }) => error)).toEqual([
      "customer.passwordSpaces",
      "customer.passwordTooShort",
      "customer.passwordClasses",
    ]);
  });

  it("is as long and as mixed as the shop says", () => {
    const strict = { passwordMinLength: 12, passwordClasses: 4 };
    const [short] = checkPassword("Twill-1x", { email, rules: strict, field: "next" });
    expect(short).toEqual({ field: "next", error: "customer.passwordTooShort", params: [12] });
    const [plain] = checkPassword("Twilltwill-x", { email, rules: strict });
    expect(plain).toMatchObject({ error: "customer.passwordClasses", params: [4] });
  });
});
