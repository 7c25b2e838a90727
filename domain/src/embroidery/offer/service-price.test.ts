import { expect, it } from "vitest";
import { checkServicePrice, type QuantityPrice } from "./service-price.ts";

const from = (quantity: number, minor: number): QuantityPrice => ({ quantity, minor });

it.each<[string, number, readonly QuantityPrice[], string | undefined]>([
  ["one price", 600, [], undefined],
  ["nothing at all", 0, [], undefined],
  ["less for many", 600, [from(12, 550), from(48, 500)], undefined],
  ["below nothing", -1, [], "price"],
  ["half a cent", 0.5, [], "price"],
  ["no number", Number.NaN, [], "price"],
  ["more than anything costs", 10_000_001, [], "price"],
  ["the same for many", 600, [from(12, 600)], "quantities"],
  ["more for more", 600, [from(12, 500), from(24, 550)], "quantities"],
  ["one quantity twice", 600, [from(12, 500), from(12, 450)], "quantities"],
  ["for many from the first piece on", 600, [from(1, 500)], "quantities"],
  ["for half a piece", 600, [from(2.5, 500)], "quantities"],
])("issue 10.9, PDP-48 what a service costs: %s", (_, minor, quantities, field) => {
  expect(checkServicePrice({ minor, quantities }).map((found) => found.field)).toEqual(
    field === undefined ? [] : [field],
  );
});
