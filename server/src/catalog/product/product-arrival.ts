import type { DaysOfArrival } from "@placket/domain/catalog/product-detail";
import type { Making } from "@placket/domain/store/making";
import { isSent } from "@placket/domain/catalog/is-sent";
import { money, type Money } from "@placket/domain/money/money";
import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";
import { NONE, PRODUCT_TYPES } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";
import type { ProductPlace } from "./product-detail.ts";

/** Goods that somebody looks at, of which nobody knows yet where they go. */
interface LookedAtGoods {
  readonly price: Money;
  readonly weightGrams: number;
  /** What is done to them before they leave. */
  readonly making: Making;
}

/** Says when one piece ordered now is there; `null` where the shop does not say. What it goes by it notes as a sight. */
export type ArrivalPromise = (ctx: Ctx, goods: LookedAtGoods) => DaysOfArrival | null;

/** Filled by whoever sends the goods. */
export const arrivalPromises = slot<ArrivalPromise>("arrival promises");

/** A product and its leading price in minor units; `NONE` where it has none. */
interface PricedProduct extends ProductPlace {
  readonly priceMinor: number;
  readonly making: Making;
}

/** When one piece of the leading price is there, ordered now; `null` for what is not sent. */
export function arrivalAtHome(
  ctx: Ctx,
  { snapshot }: Shopper,
  { row, familyRow, priceMinor, making }: PricedProduct,
): DaysOfArrival | null {
  const { rows } = snapshot.base;
  const type = PRODUCT_TYPES[rows.types[row]!] ?? "simple";
  // As the cart weighs it: a variant without a weight has its family's.
  const weight = rows.weight[row] === NONE ? rows.weight[familyRow]! : rows.weight[row]!;
  const hasWeight = weight !== NONE;
  if (!isSent({ type, hasWeight }) || priceMinor === NONE) return null;
  const goods = {
    price: money(priceMinor, ctx.store.currency),
    weightGrams: hasWeight ? weight : 0,
    making,
  };
  const said = ctx.held(arrivalPromises).map((promise) => promise(ctx, goods));
  return said.find((days) => days !== null) ?? null;
}
