import { arrivalHoldsUntil } from "@placket/domain/shipping/arrival";
import { availableShippingMethods, dispatchOf } from "@placket/domain/shipping/available-methods";
import { cheapestMethod, type ByCost } from "@placket/domain/shipping/cheapest-method";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import type { TableRate } from "@placket/domain/shipping/table-rate";
import type { ArrivalPromise } from "../catalog/product/product-arrival.ts";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { readings } from "../held/readings.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { settingsOf } from "../store/store-config.ts";
import { selectTableRates } from "./shipping.sql.ts";

/** The shop's table rates; small, so the process keeps them. */
interface TableRates {
  of(websiteId: number): readonly TableRate[];
  /** Over once they are read anew. */
  readonly sight: Sight;
}

export const ratesReadings = readings("the table rates");

export const tableRates = holding<TableRates>({
  name: "table rates",
  followsDatabase: true,
  from: [ratesReadings],
  open: async ({ db, held }) => {
    const rates = Map.groupBy(await selectTableRates(db), (rate) => rate.websiteId);
    return { of: (websiteId) => rates.get(websiteId) ?? [], sight: held(ratesReadings)() };
  },
});

/** The table rates of the call's website; what is kept of them is over once they are read anew. */
export function ratesOf({ held, store }: Ctx): readonly TableRate[] {
  const rates = held(tableRates);
  noteSight(rates.sight);
  return rates.of(store.websiteId);
}

/** The clock of the process: by it what was kept of days ends. */
export const dispatchClock = holding<() => Date>({
  name: "dispatch clock",
  open: ({ now }) => now,
});

/**
 * When one piece ordered now is there, by the method that a checkout at home preselects; `null` where the shop
 * does not say. It is noted as sights that end with the warehouse's cut-off and its day, and with the table
 * rates: what is kept of it is never older.
 */
export const arrivalOfOne: ArrivalPromise = (ctx, { price, weightGrams, making }) => {
  const settings = settingsOf(ctx);
  const methods = availableShippingMethods({
    settings,
    tableRates: ratesOf(ctx),
    parcel: {
      countryCode: settings.defaultCountry,
      regionCode: "",
      postcode: "",
      weightGrams,
      valueMinor: price.minor,
      pieces: 1,
    },
    goods: price,
    making,
    couponShipsFree: false,
    now: ctx.now,
  });
  noteSight(
    dayOfDispatch(ctx.held(dispatchClock), arrivalHoldsUntil(ctx.now, dispatchOf(settings))),
  );
  return cheapestMethod(methods, byCost)?.arrival ?? null;
};

const byCost: ByCost<ShippingMethod> = (a, b) => a.amount.minor - b.amount.minor;

function dayOfDispatch(clock: () => Date, end: Date): Sight {
  return {
    get isOver() {
      return clock() >= end;
    },
  };
}
