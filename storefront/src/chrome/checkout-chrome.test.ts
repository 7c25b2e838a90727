import { describe, expect, it } from "vitest";
import { isCheckoutFrame } from "./checkout-chrome.ts";

describe("HEAD-12 which pages get the checkout's reduced frame", () => {
  it.each(["/checkout", "/checkout/", "/checkout/shipping", "/checkout/payment"])("%s", (path) => {
    expect(isCheckoutFrame(path)).toBe(true);
  });

  it.each([
    "/",
    "/checkout/cart",
    "/checkout/success",
    "/checkout/success/100048213/",
    "/checkout/index/index",
    "/checkouts",
    "/chef-coats/checkout",
  ])("not %s", (path) => {
    expect(isCheckoutFrame(path)).toBe(false);
  });
});
