import type { Db } from "../../db/database.ts";
import { categoryPaths, loadDictionary } from "../import/dictionary/dictionary.sql.ts";
import { loadFileRules } from "../import/row-rules.sql.ts";
import type { ExportNames } from "./export-names.ts";

/** Everything that a row of an export calls by name; the products named come page by page. */
export async function loadNames(db: Db): Promise<ExportNames> {
  const dictionary = await loadDictionary(db);
  const rules = await loadFileRules(db);
  return {
    dictionary,
    rules: rules.everywhere,
    fileRules: rules,
    attributesById: new Map(
      [...dictionary.content.attributes.values()].map((attribute) => [attribute.id, attribute]),
    ),
    categories: await categoryPaths(db),
    websites: named(await db.selectFrom("website").select(["id", "code as name"]).execute()),
    storeViews: named(await db.selectFrom("store_view").select(["id", "code as name"]).execute()),
    taxClasses: named(await db.selectFrom("tax_class").select(["id", "name"]).execute()),
    customerGroups: named(
      await db.selectFrom("customer_group").select(["id", "code as name"]).execute(),
    ),
    products: new Map(),
  };
}

function named(
  rows: readonly { readonly id: number; readonly name: string }[],
): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
