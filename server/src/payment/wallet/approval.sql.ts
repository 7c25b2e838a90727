import type { Money } from "@placket/domain/money/money";
import { money } from "@placket/domain/money/money";
import type { Db } from "../../db/database.ts";

/** What a wallet's customer was asked to approve. */
interface AskedApproval {
  readonly token: string;
  readonly provider: string;
  readonly cartId: number;
  readonly amount: Money;
  /** It was the whole sum; otherwise shipping and tax were still to come. */
  readonly isFinal: boolean;
}

/** Writes down what a buyer was asked to approve at a wallet; nothing where its token is known already. */
export async function insertApproval(db: Db, asked: AskedApproval & { readonly now: Date }) {
  const { token, provider, cartId, amount, isFinal, now } = asked;
  await db
    .insertInto("wallet_approval")
    .values({
      token,
      provider,
      cart_id: cartId,
      amount_minor: amount.minor,
      currency: amount.currency,
      is_final: isFinal,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("token").doNothing())
    .execute();
}

/** Forgets approvals that were asked for before then: what is not spent by now never is. */
export async function deleteOldApprovals(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("wallet_approval").where("created_at", "<", before).execute();
}

/** What a buyer was asked to approve, by the wallet's token; `undefined` where nobody was asked. */
export async function selectApproval(db: Db, token: string): Promise<AskedApproval | undefined> {
  const row = await db
    .selectFrom("wallet_approval")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirst();
  return (
    row && {
      token,
      provider: row.provider,
      cartId: row.cart_id,
      amount: money(row.amount_minor, row.currency),
      isFinal: row.is_final,
    }
  );
}
