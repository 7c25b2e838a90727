import { money, type Money } from "../money/money.ts";
import type { StoreSettings } from "../store/settings.ts";
import { arrivalOf, type Arrival, type DaysUnderWay, type Dispatch } from "./arrival.ts";
import { tableRatePrice, type Parcel, type TableRate } from "./table-rate.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** What the rules look at: the goods after discount, where they go, and the shop's rates. */
export interface ShippingQuestion {
  readonly settings: Pick<
    StoreSettings,
    | "flatRateMinor"
    | "flatRateDaysFrom"
    | "flatRateDaysTo"
    | "freeShippingFromMinor"
    | "freeShippingDaysFrom"
    | "freeShippingDaysTo"
    | "tableRatesEnabled"
    | "tableRateCondition"
    | "tableRateDaysFrom"
    | "tableRateDaysTo"
    | "dispatchCutOffHour"
    | "dispatchDays"
    | "dispatchTimeZone"
    | "closedDays"
  >;
  readonly tableRates: readonly TableRate[];
  readonly parcel: Parcel;
  /** A coupon sends the goods free, whatever they are worth. */
  readonly couponShipsFree: boolean;
  readonly goods: Money;
  /** When it is asked: what arrives when is counted from here. */
  readonly now: Date;
}

type Settings = ShippingQuestion["settings"];

/**
 * The methods a cart may choose from. When only the free one is left it stands alone (reading 69);
 * paid methods that are available stay beside it.
 */
export function availableShippingMethods(question: ShippingQuestion): ShippingMethod[] {
  return [freeMethod(question), flatMethod(question), tableMethod(question)].filter(
    (method) => method !== undefined,
  );
}

function freeMethod(question: ShippingQuestion) {
  const { settings, goods, couponShipsFree, now } = question;
  const from = settings.freeShippingFromMinor;
  const free = couponShipsFree || (from !== null && goods.minor >= from);
  if (!free) return undefined;
  return {
    carrierCode: "freeshipping",
    methodCode: "freeshipping",
    carrierTitle: "Free Shipping",
    methodTitle: "Ground",
    amount: money(0, goods.currency),
    arrival: arrivalWith("freeshipping", settings, now),
  };
}

function flatMethod(question: ShippingQuestion) {
  const { settings, goods, now } = question;
  if (settings.flatRateMinor === null) return undefined;
  return {
    carrierCode: "flatrate",
    methodCode: "flatrate",
    carrierTitle: "Flat Rate",
    methodTitle: "Ground",
    amount: money(settings.flatRateMinor, goods.currency),
    arrival: arrivalWith("flatrate", settings, now),
  };
}

function tableMethod(question: ShippingQuestion) {
  const { settings, tableRates, parcel, goods, now } = question;
  if (!settings.tableRatesEnabled) return undefined;
  const minor = tableRatePrice(tableRates, parcel, settings.tableRateCondition);
  if (minor === undefined) return undefined;
  return {
    carrierCode: "tablerate",
    methodCode: "bestway",
    carrierTitle: "Best Way",
    methodTitle: "Table Rate",
    amount: money(minor, goods.currency),
    arrival: arrivalWith("tablerate", settings, now),
  };
}

/** Undefined where the shop does not say. */
function daysOf(from: number, to: number | null): DaysUnderWay | undefined {
  return to === null ? undefined : { from, to };
}

/** How long each carrier is under way. */
const DAYS: Readonly<Record<string, (settings: Settings) => DaysUnderWay | undefined>> = {
  freeshipping: (settings) => daysOf(settings.freeShippingDaysFrom, settings.freeShippingDaysTo),
  flatrate: (settings) => daysOf(settings.flatRateDaysFrom, settings.flatRateDaysTo),
  tablerate: (settings) => daysOf(settings.tableRateDaysFrom, settings.tableRateDaysTo),
};

/** When what goes by a carrier now arrives; `null` where the shop does not say. */
export function arrivalWith(carrierCode: string, settings: Settings, now: Date): Arrival | null {
  const days = DAYS[carrierCode]?.(settings);
  return days ? arrivalOf(now, dispatchOf(settings), days) : null;
}

/** When a shop's warehouse sends, as its settings say. */
export function dispatchOf(settings: Settings): Dispatch {
  const { dispatchCutOffHour, dispatchDays, closedDays, dispatchTimeZone } = settings;
  return {
    cutOffHour: dispatchCutOffHour,
    workDays: dispatchDays,
    closedDays,
    timeZone: dispatchTimeZone,
  };
}
