import type { PaymentState } from "@placket/domain/payment/payment-state";
import { expect, it } from "vitest";
import { audit, type Books, type Witnesses } from "./ledger.ts";

const anOrder = (change: Partial<Books["orders"][number]> = {}): Books["orders"][number] => ({
  maskId: "cart-a",
  number: "000000001",
  status: "processing",
  pieces: new Map([[6, 2]]),
  payments: [{ state: "authorized", key: "key-a" }],
  ...change,
});

const paid = (state: PaymentState) => [{ state, key: "key-a" }];

/** The processor holds the money of `key-a` and knows nothing else. */
const witnesses: Witnesses = {
  outcomes: [{ kind: "placed", maskId: "cart-a", number: "000000001" }],
  shelfBefore: new Map([[6, 10]]),
  keysSeen: new Set(["key-a"]),
  processor: {
    find: (key) =>
      Promise.resolve(
        key === "key-a"
          ? {
              state: "authorized",
              reference: "r",
              amount: { minor: 100, currency: "USD" },
              card: { brand: "visa", last4: "1111", expiry: "12/40" },
            }
          : "unknown",
      ) as never,
  },
};

const sound: Books = { orders: [anOrder()], shelf: new Map([[6, 8]]) };

it.each<[string, Books, Partial<Witnesses>, readonly RegExp[]]>([
  ["agrees", sound, {}, []],
  ["has lost an order", { ...sound, orders: [] }, {}, [/^lost/, /^stock/, /^unexplained/]],
  [
    "has an order of another cart",
    { ...sound, orders: [anOrder({ maskId: "cart-b" })] },
    {},
    [/^lost/],
  ],
  [
    "has two orders of a cart",
    { orders: [anOrder(), anOrder({ number: "2", payments: [] })], shelf: new Map([[6, 6]]) },
    {},
    [/^doubled/],
  ],
  [
    "has an order that is paid twice",
    { ...sound, orders: [anOrder({ payments: [...paid("authorized"), ...paid("authorized")] })] },
    {},
    [/^doubled/],
  ],
  ["took too little off the shelf", { ...sound, shelf: new Map([[6, 9]]) }, {}, [/^stock/]],
  [
    "sold what it did not have",
    { orders: [anOrder({ pieces: new Map([[6, 12]]) })], shelf: new Map([[6, -2]]) },
    {},
    [/^negative/],
  ],
  [
    "knows nothing of money",
    { ...sound, orders: [anOrder({ payments: paid("declined") })] },
    {},
    [/^money/],
  ],
  [
    "believes in money that is not there",
    { ...sound, orders: [anOrder({ payments: [{ state: "captured", key: "key-b" }] })] },
    {},
    [/^money/, /^unexplained/],
  ],
  [
    "has a payment that nobody settled",
    { ...sound, orders: [anOrder({ status: "payment_review", payments: paid("started") })] },
    {},
    [/^lost/, /^money/, /^unexplained/],
  ],
  [
    "knows less than the processor",
    sound,
    { keysSeen: new Set(["key-a", "key-z"]) },
    [/^unexplained.*key-z/],
  ],
  ["never saw the processor", sound, { keysSeen: new Set() }, [/not seen/]],
])("a ledger that %s", async (_what, books, change, faults) => {
  const found = await audit(books, { ...witnesses, ...change });
  expect(found).toHaveLength(faults.length);
  for (const [i, fault] of faults.entries()) expect(found[i]).toMatch(fault);
});
