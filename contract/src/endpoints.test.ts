import { isShopError } from "@placket/domain/shop-errors";
import { expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";

it("names no error that a shopper's browser does not know", () => {
  const named = Object.values(endpoints).flatMap(({ errors }): readonly string[] => errors);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => !isShopError(key))).toEqual([]);
});
