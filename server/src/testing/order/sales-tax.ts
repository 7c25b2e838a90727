import type { Shop } from "../shop.ts";

/** Ten per cent on what is sold to Florida, for the usual classes of customers and goods. */
export async function aSalesTax({ db }: Shop) {
  const { id } = await db
    .insertInto("tax_rate")
    .values({ code: "FL", country_code: "US", region_code: "FL", rate_micro: 100_000 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const classes = { customer_tax_class_id: 3, product_tax_class_id: 2 };
  await db
    .insertInto("tax_rule")
    .values({ name: "FL", tax_rate_id: id, ...classes })
    .execute();
}
