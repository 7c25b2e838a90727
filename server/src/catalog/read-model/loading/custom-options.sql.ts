import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { among, type ProductsWanted } from "./columns.sql.ts";

/** The options of a product as the database has them, amounts in the catalogue's currency. */
export interface LoadedOptions {
  readonly product: number;
  readonly options: readonly CustomOption[];
}

/** What is chosen of products besides what makes their variants. */
export async function selectOptionBatch(
  db: Db,
  wanted: ProductsWanted,
): Promise<readonly LoadedOptions[]> {
  const { rows } = await sql<LoadedOptions>`
    SELECT id AS product, custom_options AS options FROM product
    WHERE custom_options <> '[]' AND ${among("id", wanted)} ORDER BY id`.execute(db);
  return rows;
}
