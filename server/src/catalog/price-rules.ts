import type { PromotedProduct } from "@placket/domain/catalog/promoted-product";
import type { PriceRule } from "@placket/domain/pricing/price-rule";
import type { Db } from "../db/database.ts";
import { slot } from "../held/slot.ts";
import type { Log } from "../http/log.ts";

/** A rule that lowers prices, as the catalogue asks it which products it is for. */
export interface CatalogPriceRule extends PriceRule {
  /** All that it says, as text: one that says something else is asked anew which products it is for. */
  readonly text: string;
  /** Of its amounts; `""` for the catalogue's, null where it has none. */
  readonly currency: string | null;
  /** What shoppers of a store view read. */
  labelIn(storeViewId: number): string;
  isFor(product: PromotedProduct): boolean;
}

/** Reads the rules of whoever has some, in the order in which they are asked; those that are off are not among them. */
export type ReadPriceRules = (
  db: Db,
  log: Pick<Log, "error">,
) => Promise<readonly CatalogPriceRule[]>;

/** Who has rules that lower prices of the catalogue. Whoever changes one says `rules` on the channel `catalog`. */
export const priceRules = slot<ReadPriceRules>("rules that lower prices");
