import { tierColumns } from "@placket/domain/catalog-import/columns";
import { formatAmount } from "@placket/domain/catalog-import/number-cell";
import { stringify } from "csv-stringify/sync";
import type { Db } from "../../db/database.ts";
import { pageOfProducts } from "../import/write/product-load.sql.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import { loadReferences } from "../import/dictionary/reference.sql.ts";
import { pageOfTiers, type TierOfSku } from "../import/batch/tier.sql.ts";
import type { ExportNames } from "./export-names.ts";
import { loadNames } from "./names.sql.ts";
import { productColumns, productRows, type Row } from "./product-columns.ts";

/** Products read at once: what is in memory at any time. */
const PAGE_SIZE = 500;

/**
 * The catalogue as a product file, piece by piece: variants before the products they belong to, so that
 * the importer reads the file in one go. Importing it again changes nothing.
 */
export async function* exportProducts(db: Db): AsyncGenerator<string> {
  const names = await loadNames(db);
  yield stringify([productColumns]);
  for (const made of [false, true]) {
    let after = 0;
    for (;;) {
      const page = await pageOfProducts(db, { made, after, size: PAGE_SIZE });
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
      const products = await loadReferences(db, [...new Set(page.flatMap(namedSkus))]);
      yield csv(
        productColumns,
        page.flatMap((state) => productRows(state, { ...names, products })),
      );
    }
  }
}

/** The tier prices as a file of Magento's `advanced_pricing` format. */
export async function* exportTiers(db: Db): AsyncGenerator<string> {
  const names = await loadNames(db);
  yield stringify([tierColumns]);
  let after = 0;
  for (;;) {
    const page = await pageOfTiers(db, after, PAGE_SIZE);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
    yield csv(
      tierColumns,
      page.map((tier) => tierRow(tier, names)),
    );
  }
}

function csv(columns: readonly string[], rows: readonly Row[]): string {
  return stringify(rows.map((row) => columns.map((column) => row[column] ?? "")));
}

function namedSkus({ variants, bundle, links }: ProductState): string[] {
  const chosen = (bundle?.options ?? []).flatMap(({ selections }) => selections);
  const linked = [...links.values()].flat();
  return [...variants, ...[...chosen, ...linked].map(({ sku }) => sku)];
}

function tierRow(tier: TierOfSku, names: ExportNames): Row {
  const { sku, website_id, customer_group_id, quantity, price_minor, discount_micro } = tier;
  const isFixed = price_minor !== null;
  const website = website_id === null ? undefined : names.websites.get(website_id);
  const { decimals } = website === undefined ? names.rules : names.fileRules.ofWebsite(website);
  return {
    sku,
    tier_price_website: website_id === null ? "All Websites" : (website ?? ""),
    tier_price_customer_group:
      customer_group_id === null
        ? "ALL GROUPS"
        : (names.customerGroups.get(customer_group_id) ?? ""),
    tier_price_qty: String(quantity),
    tier_price: isFixed
      ? formatAmount(price_minor, decimals)
      : formatAmount(discount_micro ?? 0, 4),
    tier_price_value_type: isFixed ? "Fixed" : "Discount",
  };
}
