import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import {
  holdService,
  selectServices,
  writeServicePrice,
  type ServiceRow,
} from "./service-prices.sql.ts";

export type { ServiceRow };

/** What a service costs everybody, in minor units of the catalogue's currency. */
interface CostOf {
  readonly minor: number | null;
  readonly quantities: ServiceRow["quantities"];
}

/** As many services as are told. */
const SERVICES_MAX = 1_000;

/** The first virtual products and what each costs everybody, by sku. */
export const virtualProducts = ({ db }: Pick<Ctx, "db">): Promise<readonly ServiceRow[]> =>
  selectServices(db, SERVICES_MAX);

/**
 * Says what a virtual product costs everybody; prices of a website, of a group and for a time stay beside it. Refuses
 * where it cost something else than was seen: what a colleague wrote would be lost. The catalogue in memory follows.
 */
export async function changeServicePrice(
  tx: Ctx,
  sku: string,
  { seen, ...price }: { readonly minor: number; readonly seen: CostOf } & CostOf,
): Promise<Result<{ readonly before: ServiceRow; readonly after: ServiceRow }>> {
  const before = await holdService(tx.db, sku);
  if (!before) return refuse(problem("embroidery.noSuchService", "sku", sku));
  if (written(before) !== written(seen)) return refuse(problem("embroidery.servicePriceChanged"));
  await writeServicePrice(tx.db, before.id, price);
  return ok({ before, after: { ...before, ...price } });
}

const written = ({ minor, quantities }: CostOf) =>
  JSON.stringify([minor, quantities.map((one) => [one.quantity, one.minor])]);
