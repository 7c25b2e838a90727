import type { AssignedCustomerWire } from "@placket/contract/customer/customer.rest";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { superUserOf } from "../come-in-for.ts";
import { lockCustomer, type CustomerRow } from "../customer.sql.ts";
import { selectActable } from "./actable.sql.ts";
import { assignedToWire } from "./assigned.ts";

/** The store views of the website that is asked: accounts of others are not acted for here. */
const viewsHere = (ctx: Ctx): readonly number[] =>
  ctx
    .held(stores)
    .views.filter(({ websiteId }) => websiteId === ctx.store.websiteId)
    .map(({ id }) => id);

/** Customers whom the super user who asks may act for, by what they type (OPEN-01). */
export async function findActable(ctx: Ctx, typed: string): Promise<AssignedCustomerWire[]> {
  const search = { text: typed.trim(), storeViewIds: viewsHere(ctx), but: superUserOf(ctx) };
  return (await selectActable(ctx.db, search)).map(assignedToWire);
}

/** One of them, held until the transaction ends; `undefined` for whoever is closed, elsewhere or asks themselves. */
export async function actableCustomer(tx: Ctx, id: number): Promise<CustomerRow | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > ID_MAX) return undefined;
  const asking = superUserOf(tx);
  if (id === asking) return undefined;
  // Both are held in the order of their ids: two super users who act for each other would wait for each other.
  if (asking < id) await lockCustomer(tx.db, asking);
  const customer = await lockCustomer(tx.db, id);
  return customer?.isActive && viewsHere(tx).includes(customer.storeViewId) ? customer : undefined;
}

/** The largest id of the database. */
const ID_MAX = 2_147_483_647;
