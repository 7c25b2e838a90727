import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { ACT_LINK_MS } from "@placket/domain/session/lifetime";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { lockCustomer } from "../customer.sql.ts";
import { writeLink } from "../link/links.ts";

/** Where in the store it begins. */
const OPENS = { start: "/", cart: "/checkout/cart" } as const;

/**
 * Gives the address by which whoever asks begins to shop in a customer's name, in another tab of the same browser: good
 * once, for a minute, and for as long as their own session lasts. Refuses for an account that is closed.
 */
export async function actForCustomer(
  tx: Ctx,
  { id, opens }: { readonly id: number; readonly opens: keyof typeof OPENS },
): Promise<Result<string>> {
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(problem("customer.noneWithId", "id"));
  if (!customer.isActive) return refuse(problem("customer.closed"));
  if (tx.sessionId === undefined) throw new Error("Staff ask by a session");
  const wish = { purpose: "login", redirectPath: OPENS[opens], lastsMs: ACT_LINK_MS } as const;
  const { address } = await writeLink(tx, customer, { ...wish, begunIn: tx.sessionId });
  await leaveTrace(tx, { action: "customer.actFor", subject: customerSubject(id) });
  return ok(address);
}
