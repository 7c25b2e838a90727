import { money } from "@placket/domain/money/money";
import type { Arrival } from "@placket/domain/shipping/arrival";
import type { Ctx } from "../../context.ts";
import { arrivalOfOne } from "../../shipping/shipping.ts";
import type { ProductPlace } from "./product-detail.ts";
import { rowMinors } from "./product-prices.ts";
import { NONE, PRODUCT_TYPES } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";

/** When one piece of the leading price is there, ordered now; `null` for what is not sent. */
export function arrivalAtHome(ctx: Ctx, shopper: Shopper, place: ProductPlace): Arrival | null {
  const { rows } = shopper.snapshot.base;
  const { price } = rowMinors(shopper, place);
  const isSent = SENT.has(PRODUCT_TYPES[rows.types[place.row]!] ?? "simple");
  if (!isSent || price === NONE) return null;
  const weight = rows.weight[place.row]!;
  return arrivalOfOne(ctx, {
    price: money(price, ctx.store.currency),
    weightGrams: weight === NONE ? 0 : weight,
  });
}

const SENT: ReadonlySet<string> = new Set(["simple", "configurable", "bundle"]);
