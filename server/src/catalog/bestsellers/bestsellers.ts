import type { Ctx } from "../../context.ts";
import { hasAttribute, keepAttribute, keepPieces } from "./bestsellers.sql.ts";

/**
 * Keeps how many pieces were sold, by product; those of a family are its variants' together. The catalogue follows as it
 * follows every change of a product. A shop that keeps something else under that code keeps it.
 */
export async function rankBestsellers(
  { db }: Pick<Ctx, "db">,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  if (pieces.size === 0 && !(await hasAttribute(db))) return;
  if (await keepAttribute(db)) await keepPieces(db, pieces);
}
