import { describe, expect, it } from "vitest";
import type { Address } from "../../directory/address.ts";
import { joinCases } from "./joined-cart.cases.ts";
import { aCoupon } from "../../promotion/rules.cases.ts";
import { joinedCart } from "./joined-cart.ts";
import { joinedQuantity } from "./joined-quantity.ts";

describe("issue 9, 3: the pieces of a line in two carts that become one", () => {
  it.each(joinCases)("$why", ({ held, coming, rules, stock, isSold = true, pieces }) => {
    const limits = {
      quantityRules: { minimum: 1, maximum: 50, increment: 1, ...rules },
      stock: stock ?? { quantity: null, backorders: false },
    };
    expect(joinedQuantity({ held, coming }, isSold ? limits : null)).toBe(pieces);
  });
});

describe("issue 9, 3: what the cart keeps beside its lines", () => {
  const address: Address = {
    firstname: "Demo",
    lastname: "Buyer",
    company: "",
    street: ["12 Pier Street"],
    city: "Margate",
    regionCode: "FL",
    region: "Florida",
    postcode: "33063",
    countryCode: "US",
    telephone: "555 0100",
    saveInAddressBook: false,
  };
  const bare = {
    billingAddress: null,
    shippingAddress: null,
    billingSameAsShipping: false,
    chosenShippingMethod: null,
    coupons: [],
    orderComment: null,
  };
  const full = {
    billingAddress: address,
    shippingAddress: address,
    billingSameAsShipping: true,
    chosenShippingMethod: { carrierCode: "flatrate", methodCode: "flatrate" },
    coupons: [aCoupon({ code: "SPRING" })],
    orderComment: "Ring twice",
  };

  it("is of the other cart what it has none of", () => {
    expect(joinedCart(bare, full)).toEqual(full);
  });

  it("is its own where it has any, an address never with the other's method", () => {
    const own = {
      ...bare,
      billingAddress: { ...address, city: "Miami" },
      coupons: [aCoupon({ code: "OWN" })],
    };
    expect(joinedCart(own, full)).toEqual({ ...own, orderComment: "Ring twice" });
  });
});
