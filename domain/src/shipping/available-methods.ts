import { money, type Money } from "../money/money.ts";
import type { StoreSettings } from "../store/settings.ts";
import { tableRatePrice, type Parcel, type TableRate } from "./table-rate.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** What the rules look at: the goods after discount, where they go, and the shop's rates. */
export interface ShippingQuestion {
  readonly settings: Pick<
    StoreSettings,
    "flatRateMinor" | "freeShippingFromMinor" | "tableRatesEnabled" | "tableRateCondition"
  >;
  readonly tableRates: readonly TableRate[];
  readonly parcel: Parcel;
  /** A coupon sends the goods free, whatever they are worth. */
  readonly couponShipsFree: boolean;
  readonly goods: Money;
}

/**
 * The methods a cart may choose from. When only the free one is left it stands alone (reading 69);
 * paid methods that are available stay beside it.
 */
export function availableShippingMethods(question: ShippingQuestion): ShippingMethod[] {
  return [freeMethod(question), flatMethod(question), tableMethod(question)].filter(
    (method) => method !== undefined,
  );
}

function freeMethod({ settings, goods, couponShipsFree }: ShippingQuestion) {
  const from = settings.freeShippingFromMinor;
  const free = couponShipsFree || (from !== null && goods.minor >= from);
  if (!free) return undefined;
  return method(
    "freeshipping",
    "freeshipping",
    ["Free Shipping", "Ground"],
    money(0, goods.currency),
  );
}

function flatMethod({ settings, goods }: ShippingQuestion) {
  if (settings.flatRateMinor === null) return undefined;
  const amount = money(settings.flatRateMinor, goods.currency);
  return method("flatrate", "flatrate", ["Flat Rate", "Ground"], amount);
}

function tableMethod({ settings, tableRates, parcel, goods }: ShippingQuestion) {
  if (!settings.tableRatesEnabled) return undefined;
  const minor = tableRatePrice(tableRates, parcel, settings.tableRateCondition);
  if (minor === undefined) return undefined;
  return method("tablerate", "bestway", ["Best Way", "Table Rate"], money(minor, goods.currency));
}

function method(
  carrierCode: string,
  methodCode: string,
  [carrierTitle, methodTitle]: readonly [string, string],
  amount: Money,
): ShippingMethod {
  return { carrierCode, methodCode, carrierTitle, methodTitle, amount };
}
