import { describe, expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";

const HOSTS = ["buy.example", "localhost:3001"];

describe("where a cart may be handed over to", () => {
  it.each([
    "https://buy.example/return?x=1",
    "https://BUY.example/return",
    "http://localhost:3001/punchout/return",
  ])("PUNCH-04 %s", (address) => {
    expect(returnAddress(address, HOSTS)).toBe(new URL(address).href);
  });

  it.each([
    "http://buy.example/return",
    "https://evil.example/",
    "https://buy.example.evil.example/",
    "https://buy.example@evil.example/",
    "https://user:secret@buy.example/",
    "https://buy.example:8443/",
    "https://localhost/",
    "http://localhost:3002/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//buy.example/",
    "/return",
    "",
    `https://buy.example/${"a".repeat(2_048)}`,
  ])("PUNCH-04 not %s", (address) => {
    expect(returnAddress(address, HOSTS)).toBeUndefined();
  });
});
