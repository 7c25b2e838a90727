// @vitest-environment jsdom
import { expect, it } from "vitest";
import { storageKeys } from "./keys.ts";
import { readStored } from "./stored.ts";

it.each([
  ["abc", "abc"],
  ["a%20b", "a b"],
  ["%", undefined],
  ["%E2%28", undefined],
])("a cookie that holds %j is read as %j", (written, read) => {
  document.cookie = `${storageKeys.cartIdCookie.name}=${written}; Path=/`;
  expect(readStored(storageKeys.cartIdCookie)).toBe(read);
});
