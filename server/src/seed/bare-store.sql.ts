import type { Db } from "../db/database.ts";

/** One website with one English store view and an empty category tree: what an import can fill. */
export async function insertBareStore(db: Db): Promise<void> {
  const { id: websiteId } = await db
    .insertInto("website")
    .values({ code: "base", name: "Main Website", currency: "USD" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: rootId } = await db
    .insertInto("category")
    .values({ name: "Default Category", url_key: "", url_path: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: groupId } = await db
    .insertInto("store_group")
    .values({
      website_id: websiteId,
      code: "main",
      name: "Main Store",
      root_category_id: rootId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("store_view")
    .values({
      website_id: websiteId,
      group_id: groupId,
      code: "default",
      name: "English",
      locale: "en-US",
      country_code: "US",
    })
    .execute();
}

/** Whether the database holds a store already: some website. */
export async function holdsStore(db: Db): Promise<boolean> {
  const row = await db.selectFrom("website").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}
