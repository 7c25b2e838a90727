import type { RowRules } from "@placket/domain/catalog-import/cells";
import type { Attribute, Dictionary } from "../import/dictionary.ts";
import type { Reference } from "../import/reference.sql.ts";

/** How ids are called in the file. */
export interface ExportNames {
  readonly dictionary: Dictionary;
  readonly rules: RowRules;
  readonly attributesById: ReadonlyMap<number, Attribute>;
  readonly categories: ReadonlyMap<number, readonly string[]>;
  readonly websites: ReadonlyMap<number, string>;
  readonly storeViews: ReadonlyMap<number, string>;
  readonly taxClasses: ReadonlyMap<number, string>;
  readonly customerGroups: ReadonlyMap<number, string>;
  /** Products that the exported ones name, by SKU in lower case. */
  readonly products: ReadonlyMap<string, Reference>;
}
