import type { Address } from "@placket/domain/directory/address";
import { DAY_MS } from "@placket/domain/durations";
import { add, money, sum, times, zero } from "@placket/domain/money/money";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import type { PlacedItem } from "../stored-order.ts";
import type { LetterOrder } from "./letter-order.ts";

/** Pieces of each item of the example. */
const PIECES = [2, 12];

/**
 * An order as it might be placed now in the call's store view, for the preview of letters; it is stored nowhere. What
 * is bought is what the store sells, with today's names, prices and pictures.
 */
export function sampleOrder(ctx: Ctx): LetterOrder {
  const { currency } = ctx.store;
  const items = goods(ctx);
  const subtotal = sum(
    items.map(({ rowTotal }) => rowTotal),
    currency,
  );
  const freight = money(795, currency);
  return {
    number: "100000001",
    token: "",
    items,
    totals: {
      lines: [
        { code: "subtotal", phrase: "Subtotal", values: [], amount: subtotal },
        { code: "shipping", phrase: "Shipping", values: [], amount: freight },
      ],
      grandTotal: add(subtotal, freight),
    },
    billingAddress: ADDRESS,
    shippingAddress: ADDRESS,
    shippingMethod: {
      carrierCode: "flatrate",
      methodCode: "flatrate",
      carrierTitle: "Flat Rate",
      methodTitle: "Ground",
      amount: freight,
      arrival: { from: dayAfter(ctx.now, 4), to: dayAfter(ctx.now, 6) },
    },
    purchaseOrderNumber: null,
    paymentDueAt: null,
    orderComment: "Please ring at the kitchen door.\nWe open at seven.",
  };
}

/** The first products that have a picture and a price. */
function goods(ctx: Ctx): PlacedItem[] {
  const catalogue = ctx.held(readModel).current();
  const { docRows, rows } = catalogue.base;
  const { id: viewId, websiteId } = ctx.store;
  const found: PlacedItem[] = [];
  for (const row of docRows) {
    const quantity = PIECES[found.length];
    if (quantity === undefined) break;
    const id = rows.ids[row] ?? 0;
    const product = catalogue.sellable(id, null, viewId);
    if (!product?.imageFile || !catalogue.hasPrice(id, null, websiteId)) continue;
    const question = { websiteId, customerGroupId: ctx.principal.groupId, quantity, now: ctx.now };
    const price = catalogue.unitPrice(id, null, question);
    found.push({
      ...product,
      ...CHOSEN,
      bundled: [],
      id: found.length + 1,
      quantity,
      price,
      rowTotal: times(price, quantity),
      taken: [],
      tax: zero(price.currency),
      progress: { ...UNTOUCHED, itemId: found.length + 1, ordered: quantity },
    });
  }
  return found;
}

/** Nothing has happened to it yet. */
const UNTOUCHED = {
  travels: true,
  canceled: 0,
  shipped: 0,
  refunded: 0,
  dropped: 0,
  returned: 0,
  inReturn: 0,
  exchanged: 0,
} as const;

/** What was chosen of each. */
const CHOSEN = {
  configuration: { kind: "configurable" },
  selections: [
    {
      attributeId: 0,
      attributeCode: "size",
      attributeLabel: "Size",
      optionId: 0,
      optionLabel: "M",
    },
  ],
  parts: [],
  priceRules: [],
} as const;

const ADDRESS: Address = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "Harbor Kitchen",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
