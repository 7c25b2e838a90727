import type { ErrorKey } from "../errors.ts";
import type { QuantityRules } from "./quantity-rules.ts";

/** Rules by the name the cases call them. */
const plain: QuantityRules = { minimum: 1, maximum: 10_000, increment: 1 };
const fromThreeToTwelve: QuantityRules = { minimum: 3, maximum: 12, increment: 1 };
const inFives: QuantityRules = { minimum: 5, maximum: 50, increment: 5 };
const oddLimits: QuantityRules = { minimum: 3, maximum: 12, increment: 5 };
const onlyOne: QuantityRules = { minimum: 1, maximum: 1, increment: 1 };

interface CheckCase {
  readonly row: string;
  readonly rules: QuantityRules;
  readonly quantity: number;
  readonly error?: ErrorKey;
  readonly param?: number;
}

/** Run against the rule and, through HTTP, against the store (house §7). */
export const checkCases: readonly CheckCase[] = [
  { row: "PDP-41 a plain quantity is taken", rules: plain, quantity: 2 },
  { row: "PDP-41 the minimum itself is taken", rules: fromThreeToTwelve, quantity: 3 },
  { row: "reading 26: the maximum itself is taken", rules: fromThreeToTwelve, quantity: 12 },
  { row: "reading 26: a maximum of 1 can be bought", rules: onlyOne, quantity: 1 },
  { row: "PDP-41 a multiple of the increment is taken", rules: inFives, quantity: 15 },
  {
    row: "PDP-42 below the minimum names the minimum",
    rules: fromThreeToTwelve,
    quantity: 2,
    error: "quantity.belowMinimum",
    param: 3,
  },
  {
    row: "PDP-43 above the maximum names maximum minus 1",
    rules: fromThreeToTwelve,
    quantity: 13,
    error: "quantity.aboveMaximum",
    param: 11,
  },
  {
    row: "PDP-41 what is no multiple names the increment",
    rules: inFives,
    quantity: 7,
    error: "quantity.notAMultiple",
    param: 5,
  },
];

interface SettleCase {
  readonly row: string;
  readonly rules: QuantityRules;
  readonly current: number;
  readonly entered: string;
  readonly quantity: number;
  readonly error?: ErrorKey;
}

export const settleCases: readonly SettleCase[] = [
  {
    row: "PDP-41 text is rounded to a whole number",
    rules: plain,
    current: 1,
    entered: "2.6",
    quantity: 3,
  },
  {
    row: "PDP-45 spaces around the number do not matter",
    rules: plain,
    current: 1,
    entered: " 4 ",
    quantity: 4,
  },
  {
    row: "OPEN-50 rounded up to the next multiple",
    rules: inFives,
    current: 5,
    entered: "7",
    quantity: 10,
  },
  {
    row: "PDP-42 never below the minimum",
    rules: fromThreeToTwelve,
    current: 4,
    entered: "1",
    quantity: 3,
    error: "quantity.belowMinimum",
  },
  {
    row: "PDP-43 at most the maximum",
    rules: fromThreeToTwelve,
    current: 4,
    entered: "99",
    quantity: 12,
    error: "quantity.aboveMaximum",
  },
  {
    row: "PDP-41 the limits keep to the multiples",
    rules: oddLimits,
    current: 5,
    entered: "99",
    quantity: 10,
    error: "quantity.aboveMaximum",
  },
  {
    row: "PDP-45 text that is no number leaves the value",
    rules: plain,
    current: 4,
    entered: "a dozen",
    quantity: 4,
    error: "quantity.notANumber",
  },
  {
    row: "PDP-45 an empty box leaves the value",
    rules: plain,
    current: 4,
    entered: "",
    quantity: 4,
    error: "quantity.notANumber",
  },
];

interface CartEntryCase {
  readonly row: string;
  readonly rules: QuantityRules;
  readonly current: number;
  readonly entered: string;
  readonly action: "set" | "remove" | "reset";
  readonly quantity?: number;
  readonly error?: ErrorKey;
}

export const cartEntryCases: readonly CartEntryCase[] = [
  {
    row: "CART-19 a new number is set",
    rules: plain,
    current: 2,
    entered: "5",
    action: "set",
    quantity: 5,
  },
  {
    row: "CART-21 0 removes the item",
    rules: fromThreeToTwelve,
    current: 4,
    entered: "0",
    action: "remove",
  },
  {
    row: "CART-23 negative becomes 0 and removes",
    rules: plain,
    current: 4,
    entered: "-3",
    action: "remove",
  },
  {
    row: "CART-23 text resets to the current value",
    rules: plain,
    current: 4,
    entered: "many",
    action: "reset",
    error: "quantity.notANumber",
  },
  {
    row: "CART-22 below the minimum resets with a notice",
    rules: fromThreeToTwelve,
    current: 4,
    entered: "2",
    action: "reset",
    error: "quantity.belowMinimum",
  },
  {
    row: "CART-22 above the maximum resets with a notice",
    rules: fromThreeToTwelve,
    current: 4,
    entered: "13",
    action: "reset",
    error: "quantity.aboveMaximum",
  },
  {
    row: "CART-24 rounded to a multiple of the increment",
    rules: inFives,
    current: 5,
    entered: "11",
    action: "set",
    quantity: 15,
  },
  {
    row: "CART-19 the same number again changes nothing",
    rules: plain,
    current: 4,
    entered: "4",
    action: "reset",
  },
];
