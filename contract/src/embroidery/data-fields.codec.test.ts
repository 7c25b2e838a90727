import { ok, problem, refuse } from "@placket/domain/problem";
import { expect, it } from "vitest";
import { atDataFields } from "./data-fields.codec.ts";

it.each([
  ["id", "productId"],
  ["items.0.id", "productId"],
  ["items.0.quantity", "qty"],
  ["quantity", "qty"],
  ["items.0.text.heightMm", "text.height_mm"],
  ["logos.0.placement", "logos.0.placement"],
  ["item_id", "item_id"],
  ["data", "data"],
])("EMB-43, OPEN-15 a refusal at %s is told at %s of a call that embroiders", (rule, wire) => {
  expect(atDataFields(refuse(problem("cart.needsProduct", rule)))).toEqual(
    refuse(problem("cart.needsProduct", wire)),
  );
});

it("EMB-43 what is not refused is told as it is", () => {
  expect(atDataFields(ok(9))).toEqual(ok(9));
});
