import { expect, it } from "vitest";
import { money } from "../money/money.ts";
import { judgeMoney } from "./held-money.ts";

it.each([
  ["the very amount", money(6150, "USD"), "right"],
  ["one cent", money(1, "USD"), "wrong"],
  ["a cent less", money(6149, "USD"), "wrong"],
  ["a cent more", money(6151, "USD"), "wrong"],
  ["the same number in another currency", money(6150, "JPY"), "wrong"],
  ["all of it paid back", money(0, "USD"), "none"],
] as const)("%s held for an order of $61.50", (_, held, judgement) => {
  expect(judgeMoney(money(6150, "USD"), held)).toBe(judgement);
});
