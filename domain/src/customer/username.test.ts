import { expect, it } from "vitest";
import { loginUsername } from "./username.ts";

it.each([
  [" ann@example.com ", undefined, "ann@example.com"],
  ["ann@example.com", "", "ann@example.com"],
  ["ann@example.com", "  ", "ann@example.com"],
  ["\tann@example.com", "harbour", "harbour#ann@example.com"],
  ["ann@example.com", " harbour ", "harbour#ann@example.com"],
  ["harbour#ann@example.com", "harbour", "harbour#ann@example.com"],
])("ACCT-12 %j typed in the portal %j signs in as %j", (typed, code, expected) => {
  expect(loginUsername(typed, code)).toBe(expected);
});
