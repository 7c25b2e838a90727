import type { Db } from "../db/database.ts";
import type { DemoContent } from "./content.ts";

/** What is embroidered on which products, in the order of the file. */
export async function storeOffers(
  db: Db,
  { embroidery }: Pick<DemoContent, "embroidery">,
): Promise<void> {
  const rows = embroidery.map(({ name, skus, terms }, position) => ({
    name,
    position,
    skus: [...skus],
    terms: JSON.stringify(terms),
  }));
  await db.insertInto("embroidery_offer").values(rows).execute();
}
