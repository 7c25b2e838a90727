import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import type { exchangeEndpoints } from "@placket/contract/order/exchange.admin";
import { ok } from "@placket/domain/problem";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Handlers } from "../../http/mount.ts";
import { orderOfReturnAfter } from "../return/return.admin.ts";
import { exchangesFor } from "./exchange-choices.ts";
import { payDifference } from "./pay-difference.ts";
import { exchangeReturn } from "./exchange-return.ts";

export const exchangeHandlers: Handlers<typeof exchangeEndpoints> = {
  exchangeChoices: async ({ ctx }, { params: { number } }) => {
    const found = await exchangesFor(ctx, number);
    if (!found.ok) return found;
    const lines = found.value.map(({ item, quantity, choices }) => ({
      itemId: item.id,
      sku: item.sku,
      name: item.name,
      quantity,
      choices: choices.map(({ product, difference }) => ({
        sku: product.sku,
        label: labelOf(product),
        pieces: product.stock.backorders ? null : product.stock.quantity,
        difference: moneyToWire(difference),
      })),
    }));
    return ok({ lines });
  },
  payDifference: async ({ ctx }, { params: { number }, body: { way, seen } }) =>
    orderOfReturnAfter(
      ctx,
      number,
      await payDifference(ctx, { number, way, seen: moneyFromWire(seen) }),
    ),
  exchangeReturn: async ({ ctx }, { params: { number }, body: { seen, ...wish } }) =>
    orderOfReturnAfter(
      ctx,
      number,
      await exchangeReturn(ctx, { ...wish, number, seen: moneyFromWire(seen) }),
    ),
};

/** What was chosen of its style; what comes in one form is called by its sku. */
const labelOf = ({ selections, sku }: Sellable) =>
  selections.map(({ optionLabel }) => optionLabel).join(", ") || sku;
