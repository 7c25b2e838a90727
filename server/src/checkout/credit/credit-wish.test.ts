import { anItem, MONEY_ALONE } from "@placket/domain/cart/testing";
import { cartTotals } from "@placket/domain/cart/totals/totals";
import { money } from "@placket/domain/money/money";
import { NO_PROMOTIONS } from "@placket/domain/promotion/apply-rules";
import { expect, it } from "vitest";
import { creditCharges, creditGoods } from "./credit-wish.ts";

it("PAY-05 the goods that Credit Key is told cost together what it is told they cost, with all that is done to them", () => {
  const hem = { sku: "HEM", name: "Hem", taxClassId: 2, isBulkPrice: false };
  const items = [
    anItem({
      unitPrice: money(2800, "USD"),
      quantity: 12,
      parts: [
        {
          kind: "alteration-piping",
          text: "Short",
          serviceId: 7,
          service: { ...hem, unitPrice: money(2200, "USD") },
        },
      ],
    }),
    anItem({ id: 2, unitPrice: money(1999, "USD"), quantity: 3 }),
  ];
  const totals = cartTotals(items, {
    ...MONEY_ALONE,
    currency: "USD",
    promotions: NO_PROMOTIONS,
    shipping: null,
    tax: null,
  });
  const goods = creditGoods({ items });
  expect(goods.map(({ price }) => price.minor)).toEqual([5000, 1999]);
  expect(goods.reduce((all, { price, quantity }) => all + price.minor * quantity, 0)).toBe(
    creditCharges({ totals }).goods.minor,
  );
});
