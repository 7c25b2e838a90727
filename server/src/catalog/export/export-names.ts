import type { RowRules } from "@placket/domain/catalog-import/cells";
import type { Attribute, Dictionary } from "../import/dictionary/dictionary.ts";
import type { FileRules } from "../import/row-rules.sql.ts";
import type { Reference } from "../import/dictionary/reference.sql.ts";

/** How ids are called in the file. */
export interface ExportNames {
  readonly dictionary: Dictionary;
  /** Of rows for every website. */
  readonly rules: RowRules;
  readonly fileRules: FileRules;
  readonly attributesById: ReadonlyMap<number, Attribute>;
  readonly categories: ReadonlyMap<number, readonly string[]>;
  readonly websites: ReadonlyMap<number, string>;
  readonly storeViews: ReadonlyMap<number, string>;
  readonly taxClasses: ReadonlyMap<number, string>;
  readonly customerGroups: ReadonlyMap<number, string>;
  /** Products that the exported ones name, by SKU in lower case. */
  readonly products: ReadonlyMap<string, Reference>;
}
