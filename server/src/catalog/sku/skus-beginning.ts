import type { Ctx } from "../../context.ts";
import { selectSkusBeginning } from "./sku.sql.ts";

/** Ids of products that are sold as one thing and whose item number begins so. */
export const skusBeginning = (
  { db }: Pick<Ctx, "db">,
  text: string,
  most: number,
): Promise<readonly number[]> => selectSkusBeginning(db, text, most);
