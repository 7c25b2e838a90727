import type { TableRate } from "@placket/domain/shipping/table-rate";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { selectTableRates } from "./shipping.sql.ts";

/** The shop's table rates by website; small, so the process keeps them. */
type TableRates = (websiteId: number) => readonly TableRate[];

export const tableRates = holding<TableRates>({
  name: "table rates",
  followsDatabase: true,
  open: ({ db }) => loadTableRates(db),
});

async function loadTableRates(db: Db): Promise<TableRates> {
  const rates = Map.groupBy(await selectTableRates(db), (rate) => rate.websiteId);
  return (websiteId) => rates.get(websiteId) ?? [];
}

/** The table rates of the call's website. */
export const ratesOf = ({ held, store }: Ctx): readonly TableRate[] =>
  held(tableRates)(store.websiteId);
