import { describe, expect, it } from "vitest";
import { hrefTo, matchRoute } from "./routes.ts";

const cases: readonly (readonly [string, string, string, Record<string, string>])[] = [
  ["ROUTE-04", "/checkout", "checkout", {}],
  ["ROUTE-04", "/checkout/shipping", "checkout", { step: "shipping" }],
  ["ROUTE-05, reading 7", "/checkout/success", "success", {}],
  ["ROUTE-06", "/customer/account/login", "login", { tab: "login" }],
  [
    "ROUTE-07",
    "/customer/account/login/referer/L2NoZWY%3D",
    "login",
    { tab: "login", redirectUri: "L2NoZWY=" },
  ],
  ["ROUTE-08", "/global-networks", "global", {}],
  ["ROUTE-09", "/config", "config", {}],
  ["ROUTE-11", "/default-category", "default_category", {}],
  ["ROUTE-11", "/harbour/default-category", "default_category", { portal: "harbour" }],
  ["ROUTE-12", "/cwblog", "cw_blog", {}],
  ["ROUTE-13", "/cblog/post/view/id/7", "cw_single_blog", { blogId: "7" }],
  ["ROUTE-14", "/catalog/product/view/id/42", "product", { productId: "42" }],
  [
    "ROUTE-15",
    "/myproducts/index/myproduct/id/5",
    "my_custom_product_details",
    { myProductId: "5" },
  ],
  [
    "ROUTE-16",
    "/myproducts/index/myproduct/id/5/item_id/9",
    "my_custom_product_details",
    { myProductId: "5", itemId: "9" },
  ],
  ["ROUTE-17", "/customer/account/create", "login", { tab: "create" }],
  ["ROUTE-17", "/care/customer/account/create/", "login", { tab: "create" }],
  ["ROUTE-18", "/customer/account/forgotpassword", "login", { tab: "forgot" }],
  ["ROUTE-19", "/catalog/product_compare/index", "compare", {}],
  ["ROUTE-20", "/checkout/index/index", "checkout", {}],
  ["ROUTE-21", "/m2po/cart", "punchout_cart", {}],
  ["ROUTE-23", "/customer/account", "account", {}],
  ["ROUTE-23", "/wishlist/index/index/", "wishlist", {}],
  ["ROUTE-23", "/rewards/account", "account", { part: "points" }],
];

describe("addresses that are known without asking", () => {
  it("ROUTE-02 the bare address is the landing page, with or without a query", () => {
    expect(matchRoute("/")).toMatchObject({ name: "home", type: "homepage", params: {} });
  });

  it("ROUTE-03 the cart comes before the steps of the checkout, and a line is edited at its own address", () => {
    expect(matchRoute("/checkout/cart")).toMatchObject({ type: "cart", params: {} });
    expect(matchRoute("/checkout/cart/")).toMatchObject({ type: "cart", params: {} });
    expect(hrefTo("cart", {}, { item_id: "9" })).toBe("/checkout/cart?item_id=9");
  });

  it("ROUTE-20 both addresses lead to the checkout, and links go to the new one", () => {
    expect(matchRoute("/checkout")?.type).toBe("checkout");
    expect(matchRoute("/checkout/index/index")?.type).toBe("checkout");
    expect(hrefTo("checkout")).toBe("/checkout");
  });

  it("ROUTE-05 a placed order's address carries its number", () => {
    const success = { type: "success", params: { order: "100048213" } };
    expect(matchRoute("/checkout/success/100048213/")).toMatchObject(success);
    expect(matchRoute("/checkout/success/100048213")).toMatchObject(success);
  });

  it("ROUTE-10 the results of a search", () => {
    expect(matchRoute("/catalogsearch/result")).toMatchObject({ type: "search", params: {} });
  });

  it.each(cases)("%s %s is %s", (_row, path, type, params) => {
    expect(matchRoute(path)).toMatchObject({ type, params });
  });

  it.each([
    ["ROUTE-13", "/cblog/post/view/id/first"],
    ["ROUTE-14", "/catalog/product/view/id/coat"],
    ["ROUTE-22", "/merrow-chef-coat"],
    ["ROUTE-04", "/checkout/a/b"],
    ["ROUTE-01", "/chef-coats/long-sleeve"],
  ])("%s %s is the server's to know", (_row, path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});

describe("building addresses", () => {
  it("one table parses and builds: every built address leads back to its route", () => {
    const built = [
      hrefTo("home"),
      hrefTo("cart"),
      hrefTo("checkout", { step: "payment" }),
      hrefTo("success", { order: "100048213" }),
      hrefTo("product", { productId: 42 }),
      hrefTo("savedProduct", { myProductId: 5, itemId: 9 }),
      hrefTo("loginReferer", { redirectUri: "a/b+c=" }),
    ];
    expect(built.map((href) => matchRoute(href)?.name)).toEqual([
      "home",
      "cart",
      "checkout",
      "success",
      "product",
      "savedProduct",
      "loginReferer",
    ]);
  });

  it("parameters are encoded, so that a slash stays inside its segment (reading 8)", () => {
    const href = hrefTo("loginReferer", { redirectUri: "a/b+c=" });
    expect(href).toBe("/customer/account/login/referer/a%2Fb%2Bc%3D");
    expect(matchRoute(href)?.params["redirectUri"]).toBe("a/b+c=");
  });

  it("query values that are empty or missing are left out", () => {
    expect(hrefTo("search", {}, { q: "chef coat", w: "", ts: undefined })).toBe(
      "/catalogsearch/result?q=chef+coat",
    );
  });
});
