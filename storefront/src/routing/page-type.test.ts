import { describe, expect, it } from "vitest";
import { addressOf } from "./address.ts";
import { specPageTypes } from "./page-type.ts";
import { resolveAddress, type Resolver } from "./resolve.ts";

/** What an address turns out to be when the server's lookup names this type. */
function resolved(type: string) {
  const resolver: Resolver = {
    known: () => undefined,
    draws: () => true,
    lookup: () => Promise.resolve({ type, id: 7, isForGood: false }),
    noSuchPage: "home",
  };
  return resolveAddress(addressOf("/somewhere"), resolver);
}

describe("the type of the lookup reply", () => {
  it.each([
    "category",
    "product",
    "login",
    "cart",
    "search",
    "default_category",
    "override_category",
    "cw_blog",
    "cw_single_blog",
    "my_digitized_logo",
    "my_custom_products",
    "my_custom_product_details",
  ])("ROUTE-25 %s is mapped to the page type of that name", async (type) => {
    expect(await resolved(type)).toEqual({ kind: "page", type, id: 7, params: {} });
  });

  it("reading 3 cms is one of them", async () => {
    expect(await resolved("cms")).toMatchObject({ kind: "page", type: "cms" });
  });

  it.each(["homepage", "checkout", "success", "global", "config", "toString", ""])(
    "ROUTE-25 %j is none of them",
    async (type) => {
      expect(await resolved(type)).toMatchObject({ kind: "reload" });
    },
  );
});

it("ROUTE-28 the page switcher knows exactly these page types", () => {
  const types =
    "homepage, global, product, category, default_category, override_category, cart, checkout, success, login, " +
    "search, cms, cw_blog, cw_single_blog, my_custom_products, my_digitized_logo, my_custom_product_details";
  expect(specPageTypes.join(", ")).toBe(types);
});
