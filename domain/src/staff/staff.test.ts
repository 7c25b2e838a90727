import { describe, expect, it } from "vitest";
import { checkStaffPassword } from "./password.ts";

describe("a staff password", () => {
  it.each([
    ["eleven char", 1],
    ["twelve chars", 0],
    ["a".repeat(128), 0],
    ["a".repeat(129), 1],
  ])("has 12 to 128 characters: %s", (password, problems) => {
    expect(checkStaffPassword(password)).toHaveLength(problems);
  });
});
