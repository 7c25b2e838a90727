import { arrivalHoldsUntil } from "@placket/domain/shipping/arrival";
import { availableShippingMethods, dispatchOf } from "@placket/domain/shipping/available-methods";
import { cheapestMethod } from "@placket/domain/shipping/cheapest-method";
import type { TableRate } from "@placket/domain/shipping/table-rate";
import type { ArrivalPromise } from "../catalog/product/product-arrival.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { settingsOf } from "../store/store-config.ts";
import { selectTableRates } from "./shipping.sql.ts";

/** The shop's table rates by website; small, so the process keeps them. */
type TableRates = (websiteId: number) => readonly TableRate[];

export const tableRates = holding<TableRates>({
  name: "table rates",
  followsDatabase: true,
  open: ({ db }) => loadTableRates(db),
});

async function loadTableRates(db: Db): Promise<TableRates> {
  const rates = Map.groupBy(await selectTableRates(db), (rate) => rate.websiteId);
  return (websiteId) => rates.get(websiteId) ?? [];
}

/** The table rates of the call's website. */
export const ratesOf = ({ held, store }: Ctx): readonly TableRate[] =>
  held(tableRates)(store.websiteId);

/** The clock of the process: by it what was kept of days ends. */
export const dispatchClock = holding<() => Date>({
  name: "dispatch clock",
  open: ({ now }) => now,
});

/**
 * When one piece ordered now is there, by the method that a checkout at home preselects; `null` where the shop
 * does not say. It is noted as a sight that ends with the warehouse's cut-off and its day: what is kept of it
 * is never older.
 */
export const arrivalOfOne: ArrivalPromise = (ctx, { price, weightGrams }) => {
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
    couponShipsFree: false,
    now: ctx.now,
  });
  noteSight(
    dayOfDispatch(ctx.held(dispatchClock), arrivalHoldsUntil(ctx.now, dispatchOf(settings))),
  );
  const priced = methods.map(({ amount, arrival }) => ({
    amount: { value: amount.minor },
    arrival,
  }));
  return cheapestMethod(priced)?.arrival ?? null;
};

function dayOfDispatch(clock: () => Date, end: Date): Sight {
  return {
    get isOver() {
      return clock() >= end;
    },
  };
}
