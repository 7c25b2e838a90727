import type { PaymentTerms } from "@placket/domain/payment/terms";
import type { Db } from "../../db/database.ts";

/** Terms with the account that counts what is left of their limit. */
export interface TermsRow extends PaymentTerms {
  readonly accountId: number;
}

/** The terms of all customers: few buy on account. */
export async function selectTerms(db: Db): Promise<TermsRow[]> {
  const rows = await db.selectFrom("payment_terms").selectAll().execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    currency: row.currency,
    accountId: row.account_id,
    limitMinor: row.limit_minor,
    netDays: row.net_days,
    isOn: row.is_on,
  }));
}

/** Somebody with an account. */
export function selectBuyer(
  db: Db,
  id: number,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  return db.selectFrom("customer").select(["id", "email"]).where("id", "=", id).executeTakeFirst();
}

/** Holds a customer until the transaction ends: whoever changes their terms waits for whoever does. */
export async function holdBuyer(
  db: Db,
  id: number,
): Promise<{ readonly email: string } | undefined> {
  return db
    .selectFrom("customer")
    .select("email")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Writes the terms of a customer in one currency, the limit in minor units: adds them, or changes what stands there.
 */
export async function writeTerms(db: Db, terms: TermsRow, now: Date): Promise<void> {
  const written = {
    limit_minor: terms.limitMinor,
    net_days: terms.netDays,
    is_on: terms.isOn,
    updated_at: now,
  };
  await db
    .insertInto("payment_terms")
    .values({
      customer_id: terms.customerId,
      currency: terms.currency,
      account_id: terms.accountId,
      ...written,
    })
    .onConflict((on) => on.columns(["customer_id", "currency"]).doUpdateSet(written))
    .execute();
}

/** Terms of a customer that are another one's now. */
export async function updateTermsOwner(
  db: Db,
  { customerId, currency }: Pick<TermsRow, "customerId" | "currency">,
  intoId: number,
): Promise<void> {
  await db
    .updateTable("payment_terms")
    .set({ customer_id: intoId })
    .where("customer_id", "=", customerId)
    .where("currency", "=", currency)
    .execute();
}

/** Deletes the terms of a customer in every currency. */
export async function deleteTerms(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("payment_terms").where("customer_id", "=", customerId).execute();
}
