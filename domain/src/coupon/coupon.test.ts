import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { couponDiscounts, couponHolds, couponReach, type Coupon } from "./coupon.ts";

const usd = (minor: number) => money(minor, "USD");
const row = (minor: number, isBulkPrice = false) => ({ total: usd(minor), isBulkPrice });
const now = new Date("2026-03-02T10:00:00Z");

const coupon = (draft: Partial<Coupon>): Coupon => ({
  id: 1,
  code: "BRIGADE5",
  name: "Autumn kitchen code",
  kind: "percent",
  discountMicro: 50_000,
  discountMinor: 0,
  minimumSubtotalMinor: 0,
  activeFrom: null,
  activeTo: null,
  usesLeft: null,
  isActive: true,
  ...draft,
});

describe("whether a coupon holds (PAY-15)", () => {
  it.each<{ why: string; draft: Partial<Coupon>; holds: boolean }>([
    { why: "a plain one does", draft: {}, holds: true },
    { why: "switched off it does not", draft: { isActive: false }, holds: false },
    {
      why: "not before its time",
      draft: { activeFrom: new Date("2026-03-02T10:00:01Z") },
      holds: false,
    },
    { why: "from its first moment on", draft: { activeFrom: now }, holds: true },
    { why: "not at its last moment", draft: { activeTo: now }, holds: false },
    { why: "not when all uses are spent", draft: { usesLeft: 0 }, holds: false },
    { why: "not below its minimum", draft: { minimumSubtotalMinor: 10_001 }, holds: false },
    { why: "at its minimum", draft: { minimumSubtotalMinor: 10_000 }, holds: true },
  ])("$why", ({ draft, holds }) => {
    expect(couponHolds(coupon(draft), usd(10_000), now)).toBe(holds);
  });
});

describe("what a coupon takes off", () => {
  it("a percentage is rounded per row", () => {
    const rows = couponDiscounts(coupon({}), [row(5410), row(1990)]);
    expect(rows.map((row) => row.minor)).toEqual([271, 100]);
  });

  it("a fixed amount is spread by worth, adds up, and never exceeds the goods", () => {
    const rows = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 300_000 }), (totals, off) => {
        const discounts = couponDiscounts(
          coupon({ kind: "fixed", discountMinor: off }),
          totals.map((minor) => row(minor)),
        );
        const goods = totals.reduce((a, b) => a + b, 0);
        expect(discounts.reduce((a, b) => a + b.minor, 0)).toBe(Math.min(off, goods));
        for (const [i, discount] of discounts.entries()) {
          expect(discount.minor).toBeLessThanOrEqual(totals[i] ?? 0);
        }
      }),
    );
  });

  it("free shipping takes nothing off the goods", () => {
    expect(couponDiscounts(coupon({ kind: "free_shipping" }), [row(500)])[0]?.minor).toBe(0);
  });

  it.each([
    { kind: "percent", off: [0, 100], why: "a percentage leaves them out" },
    { kind: "fixed", off: [0, 1500], why: "a fixed amount goes to the others" },
    { kind: "free_shipping", off: [0, 0], why: "free shipping does not touch goods" },
  ] as const)("PDP-48 rows at a bulk price take nothing: $why", ({ kind, off }) => {
    const rows = [row(60_240, true), row(2000)];
    const discounts = couponDiscounts(coupon({ kind, discountMinor: 1500 }), rows);
    expect(discounts.map(({ minor }) => minor)).toEqual(off);
  });

  it.each([
    { rows: [false, false], kind: "percent", reach: "all" },
    { rows: [true, false], kind: "percent", reach: "some" },
    { rows: [true, true], kind: "fixed", reach: "none" },
    { rows: [true, true], kind: "free_shipping", reach: "all" },
    { rows: [], kind: "percent", reach: "all" },
  ] as const)("PDP-48 a $kind code counts for $reach of $rows", ({ rows, kind, reach }) => {
    expect(
      couponReach(
        { kind },
        rows.map((isBulkPrice) => ({ isBulkPrice })),
      ),
    ).toBe(reach);
  });
});
