import { money } from "@placket/domain/money/money";
import type { ShownPrice } from "@placket/domain/catalog/product";
import { formatPrice } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import { weightUnitOf, type WeightUnit } from "@placket/domain/store/weight-unit";
import type { Portal } from "@placket/domain/store/portal";
import type { Ctx } from "../context.ts";
import { portalInForce } from "../store/portal-of.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { readModel } from "./read-model.ts";
import { NONE } from "./read-model/rows/product-rows.ts";
import type { PriceTable } from "./read-model/price/price-table.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import type { ViewIndex } from "./read-model/view-index.ts";
import { tileRewards, type TileRewards } from "./tile-rewards.ts";

/** The catalogue as one caller sees it: the view's texts, the group's prices, the store's way to write them. */
export interface Shopper {
  readonly snapshot: Snapshot;
  readonly index: ViewIndex;
  readonly now: Date;
  readonly customerGroupId: number;
  /** The portal in force of whoever asks: its menu, its words, what it hides. */
  readonly portal: Portal | undefined;
  /** In what weights are told. */
  readonly weightUnit: WeightUnit;
  /** Says whose answers may be shared: equal keys get equal bytes. */
  readonly cacheKey: string;
  /** What a piece earns whoever asks; `undefined` where nothing does. */
  readonly rewards: TileRewards | undefined;
  /** Made at the first asking of the epoch. */
  prices(): PriceTable;
  /** null for an amount that is not set. */
  shown(minor: number): ShownPrice | null;
}

/** @throws when the view was made after the catalogue was read; a refresh follows its making. */
export function shopperOf(ctx: Ctx): Shopper {
  const snapshot = ctx.held(readModel).current();
  const index = snapshot.view(ctx.store.id);
  if (!index) throw new Error(`The catalogue does not know store view ${ctx.store.code} yet.`);
  const group = ctx.principal.groupId;
  const { websiteId, currency } = ctx.store;
  const { priceFormat, weightUnit } = settingsOf(ctx);
  const format = priceFormatFor(currency, priceFormat);
  const { edition } = ctx.held(stores);
  const { prices } = snapshot;
  const portal = portalInForce(ctx);
  const within = portal ? `/${portal.id}.${portal.version}` : "";
  const [rewards] = ctx.held(tileRewards).flatMap((ask) => ask(ctx) ?? []);
  const earning = rewards ? `/${rewards.key}` : "";
  // The variants of a product mostly cost the same.
  const shown = new Map<number, ShownPrice>();
  const show = (minor: number) => {
    const amount = money(minor, currency);
    const price = { amount, formatted: formatPrice(amount, format) };
    shown.set(minor, price);
    return price;
  };
  return {
    snapshot,
    index,
    now: ctx.now,
    customerGroupId: group,
    portal,
    weightUnit: weightUnitOf(weightUnit, ctx.store.countryCode),
    cacheKey: `${ctx.store.id}/${prices.classOf(websiteId, group)}/${prices.epochAt(ctx.now)}/${edition}${within}${earning}`,
    rewards,
    prices: () => prices.tableFor(websiteId, group, ctx.now),
    shown: (minor) => (minor === NONE ? null : (shown.get(minor) ?? show(minor))),
  };
}
