import { expect, it } from "vitest";
import { isRedirectPath } from "./redirect-path.ts";

it.each([
  ["/chef-coats?p=2#size", true],
  ["/", true],
  ["/søk?to=https://evil.example", true],
  ["checkout", false],
  ["", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/a/..//evil.example", false],
  ["/a/%2E%2e//evil.example", false],
  ["https://evil.example/", false],
  ["javascript:alert(1)", false],
  ["/\t/evil.example", false],
  ["/rest/V1/xmapi/app-logout", false],
  ["/admin/orders", false],
  [`/${"x".repeat(1024)}`, false],
])("ACCT-26 somebody comes back to a page of this store alone: %j", (given, expected) => {
  expect(isRedirectPath(given)).toBe(expected);
});
