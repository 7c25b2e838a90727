import type { TableRate } from "@placket/domain/shipping/table-rate";
import type { Db } from "../db/database.ts";

/** Every row of the table of shipping rates, amounts in minor units of the website's currency. */
export async function selectTableRates(db: Db): Promise<(TableRate & { websiteId: number })[]> {
  const rows = await db
    .selectFrom("shipping_table_rate")
    .select([
      "website_id as websiteId",
      "country_code as countryCode",
      "region_code as regionCode",
      "postcode",
      "condition_name as condition",
      "condition_from as from",
      "price_minor as priceMinor",
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    condition: row.condition,
    from: row.from,
  }));
}
