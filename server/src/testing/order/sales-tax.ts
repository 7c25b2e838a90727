import type { Shop } from "../shop.ts";

/** Ten per cent on what is sold to Florida, for the usual classes of customers and goods; on the way too where asked. */
export async function aSalesTax({ db }: Shop, { onShipping = false } = {}) {
  const { id } = await db
    .insertInto("tax_rate")
    .values({ code: "FL", country_code: "US", region_code: "FL", rate_micro: 100_000 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const classes = {
    customer_tax_class_id: 3,
    product_tax_class_id: 2,
    applies_to_shipping: onShipping,
  };
  await db
    .insertInto("tax_rule")
    .values({ name: "FL", tax_rate_id: id, ...classes })
    .execute();
}
