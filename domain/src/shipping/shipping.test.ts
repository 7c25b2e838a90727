import { describe, expect, it } from "vitest";
import { storeSettingDefaults } from "../store/settings.ts";
import { money } from "../money/money.ts";
import { availableShippingMethods, type ShippingQuestion } from "./available-methods.ts";
import { tableRatePrice, type Parcel, type TableRate } from "./table-rate.ts";

const parcel: Parcel = {
  countryCode: "US",
  regionCode: "FL",
  postcode: "33063",
  weightGrams: 2_000,
  valueMinor: 9_000,
  pieces: 3,
};

const rate = (draft: Partial<TableRate>): TableRate => ({
  countryCode: "*",
  regionCode: "*",
  postcode: "*",
  condition: "package_value",
  from: 0,
  priceMinor: 900,
  ...draft,
});

const rateCases: readonly { why: string; rates: TableRate[]; price: number | undefined }[] = [
  { why: "* holds for any place", rates: [rate({})], price: 900 },
  {
    why: "'and above' takes the highest that is reached",
    rates: [
      rate({}),
      rate({ from: 5_000, priceMinor: 500 }),
      rate({ from: 10_000, priceMinor: 0 }),
    ],
    price: 500,
  },
  {
    why: "a country leads *",
    rates: [rate({ priceMinor: 1 }), rate({ countryCode: "US", priceMinor: 700 })],
    price: 700,
  },
  {
    why: "a region leads a country",
    rates: [
      rate({ countryCode: "US", priceMinor: 700 }),
      rate({ countryCode: "US", regionCode: "FL", priceMinor: 650 }),
    ],
    price: 650,
  },
  {
    why: "a postcode leads a region",
    rates: [
      rate({ countryCode: "US", regionCode: "FL", priceMinor: 650 }),
      rate({ countryCode: "US", postcode: "33063", priceMinor: 300 }),
    ],
    price: 300,
  },
  {
    why: "a postcode may end in *",
    rates: [rate({ postcode: "330*", priceMinor: 310 })],
    price: 310,
  },
  {
    why: "what does not cover the place does not hold",
    rates: [rate({ countryCode: "CA" }), rate({ postcode: "44*" })],
    price: undefined,
  },
  {
    why: "another condition does not hold",
    rates: [rate({ condition: "package_weight" })],
    price: undefined,
  },
];

describe("table rates", () => {
  it.each(rateCases)("$why", ({ rates, price }) => {
    expect(tableRatePrice(rates, parcel, "package_value")).toBe(price);
  });

  it("measure by weight, value or pieces", () => {
    const rates = (["package_weight", "package_qty"] as const).map((condition) =>
      rate({ condition, from: 3 }),
    );
    expect(tableRatePrice(rates, parcel, "package_weight")).toBe(900);
    expect(tableRatePrice(rates, { ...parcel, pieces: 2 }, "package_qty")).toBeUndefined();
  });
});

describe("the methods a cart may choose from", () => {
  const question = (
    draft: Partial<ShippingQuestion["settings"]>,
    goods = 9_000,
  ): ShippingQuestion => ({
    settings: { ...storeSettingDefaults, ...draft },
    now: new Date("2026-11-23T12:00:00Z"),
    tableRates: [rate({})],
    parcel,
    couponShipsFree: false,
    making: "none",
    goods: money(goods, "USD"),
  });
  const codes = (asked: ShippingQuestion) =>
    availableShippingMethods(asked).map((method) => method.carrierCode);

  it("below the threshold: the flat rate", () => expect(codes(question({}))).toEqual(["flatrate"]));
  it("from the threshold on: free first, paid ones stay (reading 69)", () =>
    expect(codes(question({}, 15_000))).toEqual(["freeshipping", "flatrate"]));
  it("reading 69: only the free one left stands alone", () =>
    expect(codes(question({ flatRateMinor: null }, 15_000))).toEqual(["freeshipping"]));
  it("a coupon ships free whatever the goods are worth", () =>
    expect(codes({ ...question({}), couponShipsFree: true })).toContain("freeshipping"));
  it("tell the days of arrival, each its own, and none where the shop says none", () => {
    const asked = question({ tableRatesEnabled: true, flatRateDaysTo: null }, 15_000);
    expect(availableShippingMethods(asked).map(({ arrival }) => arrival)).toEqual([
      { from: "2026-11-26", to: "2026-11-30" },
      null,
      { from: "2026-11-25", to: "2026-11-27" },
    ]);
  });
  it("arrive as many days of work later as is sewn on them (decision 0113)", () => {
    const asked = question({ sewingDays: 1, digitizingDays: 2 });
    const arrivals = (["none", "sewn", "digitized"] as const).map(
      (making) => availableShippingMethods({ ...asked, making })[0]?.arrival?.to,
    );
    expect(arrivals).toEqual(["2026-11-30", "2026-12-01", "2026-12-03"]);
  });
  it("table rates where they are switched on and hold", () =>
    expect(codes(question({ tableRatesEnabled: true }))).toEqual(["flatrate", "tablerate"]));
});
