import { BESTSELLERS_DAYS } from "@placket/domain/catalog/bestsellers";
import { DAY_MS } from "@placket/domain/durations";
import { rankBestsellers } from "../../catalog/bestsellers/bestsellers.ts";
import type { Ctx } from "../../context.ts";
import { selectPiecesSold } from "./pieces-sold.sql.ts";

/** Work of a job: what was bought most of late leads in listings that are sorted by it. */
export async function rankSales(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - BESTSELLERS_DAYS * DAY_MS);
  await rankBestsellers(ctx, await selectPiecesSold(ctx.db, since));
}
