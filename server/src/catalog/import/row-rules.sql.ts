import { fractionDigits } from "@placket/domain/store/currency";
import type { RowRules } from "@placket/domain/catalog-import/cells";
import { gramsPer, weightUnitOf } from "@placket/domain/store/weight-unit";
import type { Db } from "../../db/database.ts";
import { loadStoreDirectory } from "../../store/store-config.ts";

/** How the shop's files write amounts and weights, row by row. */
export interface FileRules {
  /** Of rows for every website: in the currency of the first one. */
  readonly everywhere: RowRules;
  /** Of rows for a website, or for one of its store views: in its own currency. Case does not matter. */
  ofWebsite(code: string): RowRules;
  ofStoreView(code: string): RowRules;
}

/** A product has one weight: every row writes it in the unit of the first store view. */
export async function loadFileRules(db: Db): Promise<FileRules> {
  const websites = await db
    .selectFrom("website")
    .select(["id", "code", "currency"])
    .orderBy("id")
    .execute();
  const views = await db.selectFrom("store_view").select(["code", "website_id"]).execute();
  const directory = await loadStoreDirectory(db);
  const { defaultView } = directory;
  const { weightUnit } = directory.settingsOf(defaultView);
  const gramsPerUnit = gramsPer(weightUnitOf(weightUnit, defaultView.countryCode));
  const rules = (currency = "USD") => ({ decimals: fractionDigits(currency), gramsPerUnit });
  const byId = new Map(websites.map(({ id, currency }) => [id, rules(currency)]));
  const byCode = new Map(websites.map(({ id, code }) => [code.toLowerCase(), byId.get(id)]));
  const byView = new Map(
    views.map((view) => [view.code.toLowerCase(), byId.get(view.website_id ?? 0)]),
  );
  const everywhere = rules(websites[0]?.currency);
  return {
    everywhere,
    ofWebsite: (code) => byCode.get(code.toLowerCase()) ?? everywhere,
    ofStoreView: (code) => byView.get(code.toLowerCase()) ?? everywhere,
  };
}
