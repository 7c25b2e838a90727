import { availableShippingMethods } from "@placket/domain/shipping/available-methods";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import type { Parcel, TableRate } from "@placket/domain/shipping/table-rate";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
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

/** The methods that can take this parcel, with their prices. */
export function shippingMethodsFor(
  ctx: Ctx,
  { parcel, goods, couponShipsFree }: { parcel: Parcel; goods: Money; couponShipsFree: boolean },
): ShippingMethod[] {
  return availableShippingMethods({
    settings: settingsOf(ctx),
    tableRates: ctx.held(tableRates)(ctx.store.websiteId),
    parcel,
    goods,
    couponShipsFree,
    now: ctx.now,
  });
}
