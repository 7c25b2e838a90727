import { describe, expect, it } from "vitest";
import { isPerson, PLACE_ORDER_ACTION } from "./bot-verdict.ts";

const wanted = { action: PLACE_ORDER_ACTION, minimumScore: 0.5 };
const plain = { isGenuine: true, score: null, action: null };
const scored = { isGenuine: true, score: 0.5, action: PLACE_ORDER_ACTION };

describe("CHECK-26 the place-order recaptcha's verdict", () => {
  it.each([
    ["a solved checkbox", plain, "recaptcha", true],
    ["a solved invisible check", plain, "invisible", true],
    ["an unsolved checkbox", { ...plain, isGenuine: false }, "recaptcha", false],
    ["v3 at the minimum score", scored, "recaptcha_v3", true],
    ["v3 below it", { ...scored, score: 0.4 }, "recaptcha_v3", false],
    ["v3 for another action", { ...scored, action: "login" }, "recaptcha_v3", false],
    ["v3 without a score", plain, "recaptcha_v3", false],
    ["v3 not genuine", { ...scored, isGenuine: false }, "recaptcha_v3", false],
  ] as const)("CHECK-26 %s", (_, verdict, type, expected) => {
    expect(isPerson(verdict, { type, ...wanted })).toBe(expected);
  });
});
