import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../durations.ts";
import { checkMetaEvent, type MetaEventDraft } from "./check-event.ts";
import { isSwitchedOn, META_EVENTS, PURCHASE, type MetaEventName } from "./meta-events.ts";
import { analyticsSettingDefaults } from "../store/analytics/analytics-settings.ts";
import { normalPerson } from "./person.ts";
import { priceIn } from "./price-text.ts";

describe("ANALYTICS-08 a price as analytics reads it", () => {
  it.each([
    ["$1,234.50", 1234.5],
    ["From $12 to $20.99", 12],
    ["1,000,000", 1_000_000],
    ["£.99", 0.99],
    ["0", 0],
    ["USD 45.", 45],
  ])("ANALYTICS-08 %s is its first number, without commas: %d", (text, value) => {
    expect(priceIn(text)).toBe(value);
  });

  it.each(["", "free", "$", ",", "—"])(
    "ANALYTICS-08 %j has none: 'Invalid price format'",
    (text) => {
      expect(() => priceIn(text)).toThrow("Invalid price format");
    },
  );
});

describe("ANALYTICS-06 switches", () => {
  const on = { ...analyticsSettingDefaults, metaConversionEnabled: true };
  const names = Object.keys(META_EVENTS) as MetaEventName[];

  it.each([...names, PURCHASE] as const)("ANALYTICS-06 %s is told of unless all is off", (name) => {
    expect(isSwitchedOn(name, false, on)).toBe(true);
    expect(isSwitchedOn(name, false, analyticsSettingDefaults)).toBe(false);
  });

  it.each(names)("ANALYTICS-06 %s has a switch of its own", (name) => {
    const off = { ...on, [META_EVENTS[name].needs]: false };
    expect(names.filter((one) => !isSwitchedOn(one, false, off))).toEqual([name]);
  });

  it.each([
    [false, false],
    [true, false],
    [false, true],
  ])("ANALYTICS-07 of a portal nothing is told: tracked %s, switch %s", (tracked, portal) => {
    const some = { ...on, portalTracking: tracked, metaConversionPortal: portal };
    expect(isSwitchedOn("cart", true, some)).toBe(false);
    expect(isSwitchedOn("cart", false, some)).toBe(true);
  });

  it("ANALYTICS-07 a portal is told of once it is tracked and its switch is on", () => {
    const both = { ...on, portalTracking: true, metaConversionPortal: true };
    expect(isSwitchedOn(PURCHASE, true, both)).toBe(true);
  });
});

describe("ANALYTICS-04 an event that a browser tells", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  const event: MetaEventDraft = {
    eventName: "cart",
    timestamp: now.getTime(),
    metaEventName: "AddToCart",
    contentIds: ["CAP"],
    contentName: "Round Cap",
    sku: "CAP",
    currency: "USD",
    value: 12,
    quantity: 2,
    userData: {},
    isPortal: false,
    hasEmbroidery: false,
    eventId: "a-1",
  };
  const wrong = (more: Partial<MetaEventDraft>) =>
    checkMetaEvent({ ...event, ...more }, { now, currency: "USD" }).map(({ field }) => field);

  it("ANALYTICS-04 is taken with all of its fields, and with few of them", () => {
    expect(wrong({})).toEqual([]);
    const few = { contentIds: [], contentName: "", sku: "", currency: "", value: undefined };
    expect(wrong({ ...few, eventId: undefined })).toEqual([]);
  });

  it.each([
    [{ eventName: "toString" }, ["eventName"]],
    [{ eventName: "purchase", metaEventName: "Purchase" }, ["eventName"]],
    [{ metaEventName: "Purchase" }, ["metaEventName"]],
    [{ timestamp: Number.NaN }, ["timestamp"]],
    [{ timestamp: now.getTime() - 7 * DAY_MS - 1 }, ["timestamp"]],
    [{ timestamp: now.getTime() + 5 * MINUTE_MS + 1 }, ["timestamp"]],
    [{ contentIds: Array.from({ length: 101 }, () => "A") }, ["contentIds"]],
    [{ contentIds: [""] }, ["contentIds"]],
    [{ contentName: "Cap\r\nBcc: all" }, ["contentName"]],
    [{ sku: "S".repeat(65) }, ["sku"]],
    [{ currency: "EUR" }, ["currency"]],
    [{ value: -1 }, ["value"]],
    [{ value: Number.POSITIVE_INFINITY }, ["value"]],
    [{ quantity: 1.5 }, ["quantity"]],
    [{ eventId: "a b" }, ["eventId"]],
    [{ userData: { email: "e".repeat(256) } }, ["userData"]],
  ] satisfies [Partial<MetaEventDraft>, string[]][])(
    "ANALYTICS-04 is refused with %j",
    (more, fields) => {
      expect(wrong(more)).toEqual(fields);
    },
  );
});

describe("a person as Meta wants them before they are hashed", () => {
  it("is in small letters, without what people write differently", () => {
    expect(
      normalPerson({
        email: " Noor@Example.COM ",
        telephone: "(555) 010-0123",
        firstName: "Jean-Luc",
        lastName: "O'Neil",
        city: "New York",
        region: "NY",
        postcode: "10001-1234",
        countryCode: "US",
      }),
    ).toEqual({
      em: "noor@example.com",
      ph: "15550100123",
      fn: "jeanluc",
      ln: "oneil",
      ct: "newyork",
      st: "ny",
      zp: "10001",
      country: "us",
    });
  });

  it.each([
    ["+44 20 7946 0000", "GB", "442079460000"],
    ["020 7946 0000", "GB", "442079460000"],
    ["0049 30 123456", "GB", "4930123456"],
    ["1 555 010 0123", "US", "15550100123"],
    ["555 0100", "XX", undefined],
    ["12", "US", undefined],
  ])("has its telephone with the country's code: %s of %s", (telephone, countryCode, ph) => {
    expect(normalPerson({ telephone, countryCode }).ph).toBe(ph);
  });

  it("leaves out what there is nothing of", () => {
    expect(normalPerson({ email: "", city: " - ", countryCode: "USA" })).toEqual({});
  });
});
