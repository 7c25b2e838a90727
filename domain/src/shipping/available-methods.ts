import { money, type Money } from "../money/money.ts";
import type { StoreSettings } from "../store/settings.ts";
import {
  arrivalOf,
  lastDayOfLeaving,
  type Arrival,
  type DaysUnderWay,
  type Dispatch,
} from "./arrival.ts";
import { daysOfMaking, type Making } from "../store/making.ts";
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
    | "sewingDays"
    | "digitizingDays"
  >;
  readonly tableRates: readonly TableRate[];
  readonly parcel: Parcel;
  /** A coupon sends the goods free, whatever they are worth. */
  readonly couponShipsFree: boolean;
  readonly goods: Money;
  /** What is done to them before they leave. */
  readonly making: Making;
  /** When it is asked: what arrives when is counted from here. */
  readonly now: Date;
}

type Settings = ShippingQuestion["settings"];

/** What an arrival is counted from. */
type SendingQuestion = Pick<ShippingQuestion, "settings" | "making" | "now">;

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
  const { settings, goods, couponShipsFree } = question;
  const from = settings.freeShippingFromMinor;
  const free = couponShipsFree || (from !== null && goods.minor >= from);
  if (!free) return undefined;
  return {
    carrierCode: "freeshipping",
    methodCode: "freeshipping",
    carrierTitle: "Free Shipping",
    methodTitle: "Ground",
    amount: money(0, goods.currency),
    arrival: arrivalWith("freeshipping", question),
  };
}

function flatMethod(question: ShippingQuestion) {
  const { settings, goods } = question;
  if (settings.flatRateMinor === null) return undefined;
  return {
    carrierCode: "flatrate",
    methodCode: "flatrate",
    carrierTitle: "Flat Rate",
    methodTitle: "Ground",
    amount: money(settings.flatRateMinor, goods.currency),
    arrival: arrivalWith("flatrate", question),
  };
}

function tableMethod(question: ShippingQuestion) {
  const { settings, tableRates, parcel, goods } = question;
  if (!settings.tableRatesEnabled) return undefined;
  const minor = tableRatePrice(tableRates, parcel, settings.tableRateCondition);
  if (minor === undefined) return undefined;
  return {
    carrierCode: "tablerate",
    methodCode: "bestway",
    carrierTitle: "Best Way",
    methodTitle: "Table Rate",
    amount: money(minor, goods.currency),
    arrival: arrivalWith("tablerate", question),
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
export function arrivalWith(
  carrierCode: string,
  { settings, making, now }: SendingQuestion,
): Arrival | null {
  const days = DAYS[carrierCode]?.(settings);
  if (!days) return null;
  return arrivalOf(now, dispatchOf(settings), { ...days, making: daysOfMaking(making, settings) });
}

/**
 * The last day on which what was promised for a day may leave by a carrier; that day itself where the shop does not
 * say any more how long the carrier takes.
 */
export function leavesBy(carrierCode: string, settings: Settings, arrival: Arrival): string {
  const days = DAYS[carrierCode]?.(settings);
  return days ? lastDayOfLeaving(arrival, dispatchOf(settings), days) : arrival.to;
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
