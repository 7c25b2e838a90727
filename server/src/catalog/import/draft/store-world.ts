import type { RowRules } from "@placket/domain/catalog-import/cells";
import type { Result } from "@placket/domain/problem";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { Picture } from "../pictures.ts";
import type { ProductState } from "./product-state.ts";
import type { Reference } from "../dictionary/reference.sql.ts";

/** What of the store a row is held against. */
export interface StoreWorld {
  readonly dictionary: Dictionary;
  readonly rules: RowRules;
  readonly now: Date;
  /** Another product as it will be once the rows before have been stored. */
  productOf(sku: string): Pick<Reference, "type" | "attributes"> | undefined;
  /** SKU of the product that holds the key, in the default scope or in one store view. */
  urlKeyOwner(key: string, storeViewId: number | null): string | undefined;
  /** The picture of this name; `undefined` when pictures are not looked for. */
  pictureOf(name: string): Result<Picture> | undefined;
}

/** A product that a row speaks of, as the rows before left it; `undefined` when there is none yet. */
export type Known = ProductState | undefined;
