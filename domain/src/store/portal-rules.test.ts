import { describe, expect, it } from "vitest";
import { mayChangeBook, mayEditAddress, usesPoNumbers } from "./portal-rules.ts";

const settings = (isPortal: boolean, shipping: boolean, billing: boolean, po = true) => ({
  isPortal,
  canEditShipping: shipping,
  canEditBilling: billing,
  portalPoNumbers: po,
});

describe("CHECK-27 what members of a portal do themselves", () => {
  it.each([
    [settings(true, true, true), [true, true, true]],
    [settings(true, false, true), [false, true, false]],
    [settings(true, true, false), [true, false, false]],
    [settings(true, false, false), [false, false, false]],
    [settings(false, false, false), [true, true, true]],
  ])("%j", (given, [shipping, billing, book]) => {
    expect(mayEditAddress("shipping", given)).toBe(shipping);
    expect(mayEditAddress("billing", given)).toBe(billing);
    expect(mayChangeBook(given)).toBe(book);
  });

  it("PO numbers are switched off in portals alone", () => {
    expect(usesPoNumbers(settings(true, true, true, false))).toBe(false);
    expect(usesPoNumbers(settings(true, true, true, true))).toBe(true);
    expect(usesPoNumbers(settings(false, true, true, false))).toBe(true);
  });
});
