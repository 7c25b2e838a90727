import type { Address } from "@placket/domain/directory/address";
import type { Totals } from "@placket/domain/line/totals";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { describe, expect, expectTypeOf, it } from "vitest";
import { readStored, type StoredAs, type StoredKind } from "./stored-order.codec.ts";

const usd = (minor: number) => ({ minor, currency: "USD" });

const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  company: "",
  street: ["1 Pier"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "1",
  saveInAddressBook: false,
};
const METHOD = {
  carrierCode: "flatrate",
  methodCode: "ground",
  carrierTitle: "Flat Rate",
  methodTitle: "Ground",
  amount: usd(795),
};
const HEM = { kind: "alteration-piping", text: "to 30 inches", serviceId: 7 };
const SERVICE = {
  sku: "HEM",
  name: "Hemming",
  unitPrice: usd(900),
  taxClassId: null,
  isBulkPrice: false,
};

const CAP = {
  optionId: 1,
  selectionId: 2,
  quantity: 2,
  side: "left",
  title: "Cap",
  type: "radio",
  label: "Cap",
  productId: 9,
  sku: "CAP",
  name: "Cap",
  unitPrice: usd(1500),
  taxClassId: 2,
};

interface Version {
  readonly why: string;
  readonly kind: StoredKind;
  /** As that version wrote it. */
  readonly json: unknown;
  readonly read: unknown;
}

const VERSIONS: readonly Version[] = [
  { why: "an address", kind: "address", json: ADDRESS, read: ADDRESS },
  {
    why: "a method with the days on which it arrives",
    kind: "method",
    json: { ...METHOD, arrival: { from: "2026-11-24", to: "2026-11-27" } },
    read: { ...METHOD, arrival: { from: "2026-11-24", to: "2026-11-27" } },
  },
  {
    why: "a method from before days were told",
    kind: "method",
    json: METHOD,
    read: { ...METHOD, arrival: null },
  },
  {
    why: "a line from before lines had parts",
    kind: "configuration",
    json: { kind: "configurable" },
    read: { kind: "configurable", bundled: [], parts: [] },
  },
  {
    why: "a line with a part and its price of that day",
    kind: "configuration",
    json: { kind: "plain", parts: [{ ...HEM, service: SERVICE }] },
    read: { kind: "plain", bundled: [], parts: [{ ...HEM, service: SERVICE }] },
  },
  {
    why: "a bundle with what stood in it",
    kind: "configuration",
    json: { kind: "bundle", bundled: [CAP], parts: [] },
    read: { kind: "bundle", bundled: [CAP], parts: [] },
  },
  {
    why: "a payment that is asked for",
    kind: "payment",
    json: { token: "tok_1", verification: null },
    read: { token: "tok_1", verification: null },
  },
  {
    why: "a payment that was made",
    kind: "payment",
    json: { card: { brand: "visa", last4: "1111", expiry: "12/2030" } },
    read: { card: { brand: "visa", last4: "1111", expiry: "12/2030" } },
  },
  { why: "a payment of nothing", kind: "payment", json: {}, read: {} },
];

describe("what versions of the store wrote with an order", () => {
  it.each(VERSIONS)("$why is read", ({ kind, json, read }) => {
    expect(readStored(kind, json)).toEqual({ ok: true, value: read });
  });
});

describe("what none of them wrote is a fault that says where", () => {
  it.each<{ kind: StoredKind; json: unknown; why: string }>([
    { kind: "address", json: null, why: "expected object" },
    { kind: "address", json: { ...ADDRESS, street: "1 Pier" }, why: "street: " },
    { kind: "method", json: { ...METHOD, amount: { minor: 7.5, currency: "USD" } }, why: "amount" },
    { kind: "configuration", json: { kind: "bundle" }, why: "kind: " },
    { kind: "configuration", json: { kind: "bundle", bundled: [], parts: [] }, why: "kind: " },
    { kind: "configuration", json: { kind: "plain", parts: [HEM] }, why: "parts.0.service: " },
    { kind: "selections", json: [{ attributeId: 1 }], why: "0.attributeCode: " },
    { kind: "totals", json: {}, why: "rows: " },
    { kind: "payment", json: { card: { brand: "cash" } }, why: "card.brand: " },
  ])("$kind $json", ({ kind, json, why }) => {
    const stored = readStored(kind, json);
    expect(stored.ok ? "read" : stored.why).toContain(why);
  });
});

it("is the domain's own, kind by kind", () => {
  expectTypeOf<StoredAs<"address">>().toExtend<Address>();
  expectTypeOf<StoredAs<"method">>().toExtend<ShippingMethod>();
  expectTypeOf<StoredAs<"totals">>().toExtend<Totals>();
});
