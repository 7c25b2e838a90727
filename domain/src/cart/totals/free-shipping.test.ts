import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { freeShippingProgress, type FreeShippingQuestion } from "./free-shipping.ts";

const progress = (question: Partial<FreeShippingQuestion>) =>
  freeShippingProgress({
    goods: money(10_000, "USD"),
    fromMinor: 15_000,
    couponShipsFree: false,
    isVirtual: false,
    isPaid: false,
    ...question,
  });

const reached = {
  phrase: "Free shipping reached. Your order ships FREE.",
  missingMinor: 0,
  part: 1,
};

describe("CART-09 the line about free shipping", () => {
  it("CART-09 says what is missing, and how far it is", () => {
    expect(progress({})).toEqual({
      phrase: "Add %1 for free shipping",
      missingMinor: 5000,
      part: 2 / 3,
    });
  });

  it("CART-09 says that it is reached, from the very amount on", () => {
    expect(progress({ goods: money(14_999, "USD") })?.missingMinor).toBe(1);
    expect(progress({ goods: money(15_000, "USD") })).toEqual(reached);
    expect(progress({ goods: money(0, "USD"), fromMinor: 0 })).toEqual(reached);
  });

  it("CART-09 a coupon that ships free reaches it at once, also where nothing else ships free", () => {
    expect(progress({ couponShipsFree: true })).toEqual(reached);
    expect(progress({ couponShipsFree: true, fromMinor: null })).toEqual(reached);
  });

  it("CART-09 beside a charge it is there to be chosen, and is not said to be so before", () => {
    const untaken = { ...reached, phrase: "Free shipping is yours. Choose it at the checkout." };
    expect(progress({ isPaid: true, goods: money(15_000, "USD") })).toEqual(untaken);
    expect(progress({ isPaid: true, couponShipsFree: true })).toEqual(untaken);
    expect(progress({ isPaid: true })?.phrase).toBe("Add %1 for free shipping");
  });

  it("CART-09 says nothing where there is no free shipping, or nothing to ship", () => {
    expect(progress({ fromMinor: null })).toBeNull();
    expect(progress({ isVirtual: true, couponShipsFree: true })).toBeNull();
  });
});
