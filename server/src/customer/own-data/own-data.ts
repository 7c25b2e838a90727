import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { askingCustomer } from "../customer.ts";
import { deleteCustomer, lockCustomer } from "../customer.sql.ts";
import { forgetPerson } from "../forget-person.ts";
import { hindrancesOf } from "./account-end.ts";
import { keptOf } from "./kept-data.ts";
import { writeToCustomer } from "../letters.ts";
import { ownSessions } from "../own-sessions.ts";
import { proveSelf } from "../prove-self.ts";

/** All that the store keeps of whoever asks, as JSON that they can take elsewhere. No secrets: hashes stay here. */
export async function copyOfData(ctx: Ctx): Promise<Result<Uint8Array>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const { passwordHash, ...account } = asking.value;
  const sessions = await ownSessions(ctx);
  if (!sessions.ok) return sessions;
  const copy = {
    account: { ...account, hasPassword: passwordHash !== null },
    devices: sessions.value.map(({ browser, address, createdAt, lastSeenAt }) => ({
      browser,
      address,
      createdAt,
      lastSeenAt,
    })),
    ...(await keptOf(ctx, asking.value)),
  };
  return ok(new TextEncoder().encode(JSON.stringify(copy, null, 2)));
}

/**
 * Deletes the account of whoever asks and knows its password. Their sessions, links, addresses and open carts go
 * with it; orders stay, as books must, and tell of nobody. Refuses while something is owed or on its way. `ctx.db` must
 * not be a transaction.
 */
export async function deleteAccount(ctx: Ctx, password: string): Promise<Result<true>> {
  const proven = await proveSelf(ctx, { password, field: "password" });
  if (!proven.ok) return proven;
  return transact(ctx, async (tx) => {
    const customer = await lockCustomer(tx.db, proven.value.id);
    if (customer?.passwordHash !== proven.value.passwordHash) {
      return refuse(problem("customer.wrongPassword", "password"));
    }
    const hindrances = await hindrancesOf(tx, customer.id);
    if (hindrances.length > 0) return refuse(...hindrances);
    const forgotten = await forgetPerson(tx, customer, "themselves");
    if (!forgotten.ok) return forgotten;
    await writeToCustomer(tx, "customer.deleted", { to: customer });
    await deleteCustomer(tx.db, customer.id);
    return ok(true);
  });
}
