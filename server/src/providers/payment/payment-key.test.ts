import { expect, it } from "vitest";
import { paymentKeyEnd, readPaymentKey } from "./payment-key.ts";

it.each([
  ["100000001-1-a1b2", { number: "100000001", end: "a1b2" }],
  ["1000000010-12-5O190127TN364715T-m2", { number: "1000000010", end: "5O190127TN364715T-m2" }],
  [
    "100000001-2-0f8fad5b-d9cb-469f-a165-70867728950e",
    { number: "100000001", end: "0f8fad5b-d9cb-469f-a165-70867728950e" },
  ],
  ["12345-1-a1b2", undefined],
  ["100000001-a1b2", undefined],
  ["100000001-1-", undefined],
  ["100000001-1-a b", undefined],
  ["", undefined],
])("of the key %o it is read: %o", (key, read) => {
  expect(readPaymentKey(key)).toEqual(read);
});

it("ends by chance unless a payment is found by its token", () => {
  expect(paymentKeyEnd({ keyEnd: (token) => token }, "order-7")).toBe("order-7");
  const [first, second] = [paymentKeyEnd({}, "card"), paymentKeyEnd({}, "card")];
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});
