import { describe, expect, it } from "vitest";
import type { Address } from "../../directory/address.ts";
import { joinCases } from "./joined-cart.cases.ts";
import { aCard } from "../../gift-card/testing.ts";
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
    giftCards: [],
    orderComment: null,
  };
  const full = {
    billingAddress: address,
    shippingAddress: address,
    billingSameAsShipping: true,
    chosenShippingMethod: { carrierCode: "flatrate", methodCode: "flatrate" },
    coupons: [aCoupon({ code: "SPRING" })],
    giftCards: [aCard({ id: 1 })],
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
    const { giftCards, orderComment } = full;
    expect(joinedCart(own, full)).toEqual({ ...own, giftCards, orderComment });
  });

  it("holds the gift cards of both, each once, as many as an order takes", () => {
    const cards = [1, 2, 3, 4, 5, 6].map((id) => aCard({ id }));
    const own = { ...bare, giftCards: cards.slice(0, 2) };
    const coming = { ...bare, giftCards: cards.slice(1) };
    expect(joinedCart(own, coming).giftCards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(joinedCart(own, bare).giftCards).toBe(own.giftCards);
  });
});
