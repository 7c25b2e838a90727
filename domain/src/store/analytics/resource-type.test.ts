import { expect, it } from "vitest";
import { hearsOthers, RESOURCE_TYPES, resourceTypeOf } from "./resource-type.ts";

it("ROUTE-38 pages are product, category, homepage, cart, search, cms, checkout, success, or none of them", () => {
  const pages = ["product", "override_category", "homepage", "cart", "search", "cw_blog"];
  const found = [...pages, "checkout", "success"].map(resourceTypeOf);
  expect(new Set(found)).toEqual(new Set(RESOURCE_TYPES));
  const others = [
    "login",
    "account",
    "guest-order",
    "proof",
    "shared-cart",
    "not_found",
    "__proto__",
  ];
  expect(others.map(resourceTypeOf)).toEqual(others.map(() => undefined));
});

it("ROUTE-38 scripts of others run on resources alone, and never where a shopper pays or signs in", () => {
  expect(RESOURCE_TYPES.filter((type) => !hearsOthers(type))).toEqual(["checkout"]);
  expect(["login", "account", "guest-order", "proof", undefined].some(hearsOthers)).toBe(false);
});
