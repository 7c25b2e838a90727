import { expect, it } from "vitest";
import { callInWords } from "./call-words.ts";

it.each([
  ["addToCart", "Add to cart"],
  ["setShippingMethodsOnCart", "Set shipping methods on cart"],
  ["updateCustomerV2", "Update customer"],
  ["makeQuote", "Make a quote"],
  ["constructor", "Constructor"],
  ["", ""],
])("issue 9.9 the call %j is read as %j", (call, words) => {
  expect(callInWords(call)).toBe(words);
});
