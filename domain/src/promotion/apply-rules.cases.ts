import type { PromotedCart } from "./apply-rules.ts";
import type { CartRule } from "./cart-rule.ts";
import type { Condition, ConditionGroup } from "./condition.ts";
import { aCartRule, aCoupon } from "./rules.cases.ts";

/** A line: one cap unless told, in cents. */
export interface RuleCaseLine {
  readonly price: number;
  readonly quantity?: number;
  readonly isBulkPrice?: boolean;
  readonly sku?: string;
  readonly categories?: readonly number[];
  readonly options?: readonly number[];
  /** What a paid service costs each of its pieces. */
  readonly service?: number;
}

interface RuleCase {
  readonly why: string;
  readonly rules: readonly CartRule[];
  readonly lines: readonly RuleCaseLine[];
  readonly cart?: Partial<PromotedCart>;
  /** Of each rule that holds its id, then what it takes off each row. */
  readonly off: readonly (readonly number[])[];
  /** What travels free: the cart, or lines by number. */
  readonly free?: "cart" | readonly number[];
}

const all = (...of: readonly Condition[]): ConditionGroup => ({ match: "all", of });
const any = (...of: readonly Condition[]): ConditionGroup => ({ match: "any", of });
const aLine = (...of: readonly Condition[]): ConditionGroup => ({ match: "line", of });
const shoes = { fact: "sku", is: "in", values: ["SHOE", "Boot"] } as const;
const notShoes = { ...shoes, is: "notIn" } as const;
const kitchen = { fact: "category", is: "in", values: [7] } as const;
const navy = { fact: "option", is: "in", values: [31, 32] } as const;
const dozen = { fact: "lineQuantity", is: "atLeast", values: [12] } as const;
const from50 = { fact: "subtotal", is: "atLeast", values: [5000] } as const;
const under3 = { fact: "quantity", is: "below", values: [3] } as const;
const trade = { fact: "group", is: "in", values: [2] } as const;
const abroad = { fact: "country", is: "notIn", values: ["US"] } as const;
const flatRate = { fact: "shippingMethod", is: "in", values: ["flatrate"] } as const;
const today = { fact: "date", is: "atLeast", values: ["2026-11-23T00:00:00Z"] } as const;
const FIVE = { kind: "fixedCart", minor: 500 } as const;
const HALF = { kind: "percent", micro: 500_000 } as const;

export const ruleCases: readonly RuleCase[] = [
  {
    why: "a part of each row, rounded per row",
    rules: [aCartRule()],
    lines: [{ price: 5415 }, { price: 1990, quantity: 2, service: 333 }],
    off: [[1, 542, 398, 67]],
  },
  {
    why: "an amount of each piece, never more than it costs, and not of services",
    rules: [aCartRule({ action: { kind: "fixedPiece", minor: 300 } })],
    lines: [{ price: 1000, quantity: 3, service: 900 }, { price: 200 }],
    off: [[1, 900, 0, 200]],
  },
  {
    why: "an amount of the cart, spread by worth to the last cent",
    rules: [aCartRule({ action: { kind: "fixedCart", minor: 100 } })],
    lines: [{ price: 100 }, { price: 100 }, { price: 100 }],
    off: [[1, 34, 33, 33]],
  },
  {
    why: "buy two, get one free: of seven pieces two, of eight still two",
    rules: [
      aCartRule({ action: { kind: "buyGet", buy: 2, get: 1, micro: 1_000_000, times: null } }),
    ],
    lines: [
      { price: 100, quantity: 7 },
      { price: 10, quantity: 8 },
    ],
    off: [[1, 200, 20]],
  },
  {
    why: "buy three, get the fourth and fifth for half, once",
    rules: [aCartRule({ action: { kind: "buyGet", buy: 3, get: 2, micro: 500_000, times: 1 } })],
    lines: [
      { price: 100, quantity: 20 },
      { price: 100, quantity: 4 },
      { price: 100, quantity: 3 },
    ],
    off: [[1, 100, 50, 0]],
  },
  {
    why: "one piece in three is free, the cheapest of all",
    rules: [aCartRule({ action: { kind: "cheapestFree", of: 3 } })],
    lines: [{ price: 900, quantity: 4 }, { price: 500, quantity: 2, service: 100 }, { price: 700 }],
    off: [[1, 0, 1000, 0, 0]],
  },
  {
    why: "free shipping takes nothing off goods; without a code it needs no line",
    rules: [aCartRule({ action: { kind: "freeShipping", for: "cart" } })],
    lines: [{ price: 100 }],
    off: [],
    free: "cart",
  },
  {
    why: "free shipping of the lines it is for",
    rules: [aCartRule({ action: { kind: "freeShipping", for: "lines" }, lines: all(shoes) })],
    lines: [{ price: 100 }, { price: 100, sku: "shoe" }],
    off: [],
    free: [1],
  },
  {
    why: "only the lines it is for",
    rules: [aCartRule({ lines: any(shoes, kitchen, navy, dozen) })],
    lines: [
      { price: 100, sku: "boot" },
      { price: 100, categories: [7] },
      { price: 100, options: [32] },
      { price: 100, quantity: 12 },
      { price: 100 },
    ],
    off: [[1, 10, 10, 10, 120, 0]],
  },
  {
    why: "all lines but these",
    rules: [aCartRule({ lines: all(notShoes) })],
    lines: [{ price: 100, sku: "shoe" }, { price: 100 }],
    off: [[1, 0, 10]],
  },
  {
    why: "a cart that has one line with all of it",
    rules: [aCartRule({ conditions: all(aLine(shoes, dozen)) })],
    lines: [{ price: 100, sku: "shoe", quantity: 12 }, { price: 100 }],
    off: [[1, 120, 10]],
  },
  {
    why: "not one that has it on two lines",
    rules: [aCartRule({ conditions: all(aLine(shoes, dozen)) })],
    lines: [
      { price: 100, sku: "shoe" },
      { price: 100, quantity: 12 },
    ],
    off: [],
  },
  {
    why: "what the whole cart is: worth, pieces, who buys, when",
    rules: [aCartRule({ conditions: all(from50, under3, trade, today) })],
    lines: [{ price: 2500, quantity: 2 }],
    cart: { groupId: 2 },
    off: [[1, 500]],
  },
  {
    why: "not below its worth",
    rules: [aCartRule({ conditions: all(from50) })],
    lines: [{ price: 4999 }],
    off: [],
  },
  {
    why: "where it goes, and how",
    rules: [aCartRule({ conditions: all(abroad, flatRate) })],
    lines: [{ price: 1000 }],
    cart: { countryCode: "CA", carrierCode: "flatrate" },
    off: [[1, 100]],
  },
  {
    why: "while nobody has said where it goes, it is not abroad",
    rules: [aCartRule({ conditions: all(abroad) })],
    lines: [{ price: 1000 }],
    off: [],
  },
  {
    why: "switched off, over, not begun, for others, elsewhere, of another currency: none of them",
    rules: [
      aCartRule({ isActive: false }),
      aCartRule({ activeTo: new Date("2026-11-23T12:00:00Z") }),
      aCartRule({ activeFrom: new Date("2026-11-23T12:00:01Z") }),
      aCartRule({ groupIds: [2] }),
      aCartRule({ websiteIds: [2] }),
      aCartRule({ currency: "GBP", action: FIVE }),
    ],
    lines: [{ price: 1000 }],
    off: [],
  },
  {
    why: "amounts without a currency are the catalogue's; a share is of every currency",
    rules: [aCartRule({ action: FIVE }), aCartRule({ id: 2, conditions: all(from50) })],
    lines: [{ price: 9000 }],
    cart: { catalogCurrency: "GBP" },
    off: [],
  },
  {
    why: "by its code alone, while that has uses left",
    rules: [
      aCartRule({ needsCoupon: true }),
      aCartRule({ id: 2, needsCoupon: true }),
      aCartRule({ id: 3, needsCoupon: true }),
    ],
    lines: [{ price: 1000 }],
    cart: {
      coupons: [
        aCoupon({ ruleId: 2, code: "SPENT", usesLeft: 0 }),
        aCoupon({ ruleId: 3, code: "ONE", usesLeft: 1 }),
      ],
    },
    off: [[3, 100]],
  },
  {
    why: "of a code for several currencies the cart's own leads, though it is spent",
    rules: [
      aCartRule({ needsCoupon: true }),
      aCartRule({ id: 2, needsCoupon: true, currency: "USD" }),
    ],
    lines: [{ price: 1000 }],
    cart: { coupons: [aCoupon(), aCoupon({ id: 2, ruleId: 2, usesLeft: 0 })] },
    off: [],
  },
  {
    why: "rules of one priority see the same price",
    rules: [aCartRule(), aCartRule({ id: 2, action: FIVE })],
    lines: [{ price: 1000 }],
    off: [
      [1, 100],
      [2, 500],
    ],
  },
  {
    why: "the next priority sees what is left, lower numbers first",
    rules: [aCartRule({ priority: 5 }), aCartRule({ id: 2, action: FIVE })],
    lines: [{ price: 1000 }],
    off: [
      [2, 500],
      [1, 50],
    ],
  },
  {
    why: "one that stops ends it after those of its own priority",
    rules: [
      aCartRule({ stopsFurther: true }),
      aCartRule({ id: 2, action: FIVE }),
      aCartRule({ id: 3, priority: 1 }),
    ],
    lines: [{ price: 1000 }],
    off: [
      [1, 100],
      [2, 500],
    ],
  },
  {
    why: "one that stops and does not hold stops nothing",
    rules: [
      aCartRule({ stopsFurther: true, conditions: all(from50) }),
      aCartRule({ id: 2, priority: 1 }),
    ],
    lines: [{ price: 1000 }],
    off: [[2, 100]],
  },
  {
    why: "one that stops and is for nothing in the cart stops nothing",
    rules: [
      aCartRule({ stopsFurther: true, lines: all(shoes) }),
      aCartRule({ id: 2, priority: 1 }),
    ],
    lines: [{ price: 1000 }],
    off: [[2, 100]],
  },
  {
    why: "one that stops stops it for the lines that it is for",
    rules: [
      aCartRule({ stopsFurther: true, lines: all(shoes) }),
      aCartRule({ id: 2, priority: 1 }),
    ],
    lines: [{ price: 1000 }, { price: 1000, sku: "shoe" }],
    off: [
      [1, 0, 100],
      [2, 100, 0],
    ],
  },
  {
    why: "where they want more than there is, each gets its part",
    rules: [
      aCartRule({ action: HALF }),
      aCartRule({ id: 2, action: { ...HALF, micro: 1_000_000 } }),
    ],
    lines: [{ price: 900 }],
    off: [
      [1, 300],
      [2, 600],
    ],
  },
  {
    why: "PDP-48 a bulk price takes nothing, and is not among the cheapest",
    rules: [
      aCartRule({ action: { kind: "cheapestFree", of: 2 } }),
      aCartRule({ id: 2, action: FIVE }),
    ],
    lines: [
      { price: 100, quantity: 12, isBulkPrice: true },
      { price: 900, quantity: 2 },
    ],
    off: [
      [1, 0, 900],
      [2, 0, 500],
    ],
  },
];
