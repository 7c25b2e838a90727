import type { CardBrand, CardSummary } from "@placket/domain/payment/client-setup";
import type { StoredCard } from "@placket/domain/payment/stored-card";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";

/** A card that the processor keeps for a customer, with its name there. */
export interface VaultedCard extends StoredCard {
  readonly vaultToken: string;
}

/** Whose card, and at which processor: those of another one cannot be charged by this one. */
interface Whose {
  readonly customerId: number;
  readonly provider: string;
}

/** A customer's cards, the latest first. */
export async function selectStoredCards(
  db: Db,
  { customerId, provider }: Whose,
): Promise<VaultedCard[]> {
  const rows = await db
    .selectFrom("stored_card")
    .select(["public_hash", "method_code", "vault_token", "brand", "last4", "expiry"])
    .where("customer_id", "=", customerId)
    .where("provider", "=", provider)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ brand, last4, expiry, ...row }) => ({
    publicHash: row.public_hash,
    methodCode: row.method_code,
    vaultToken: row.vault_token,
    card: { brand: brand as CardBrand, last4, expiry },
  }));
}

/** The processors that keep a card for a customer, as a part of a statement that reads a cart. */
export const readingCardProviders = (
  customerId: RawBuilder<unknown>,
): RawBuilder<readonly string[]> =>
  sql`ARRAY(SELECT DISTINCT provider FROM stored_card
    WHERE stored_card.customer_id = ${customerId} AND removed_at IS NULL)`;

interface CardToKeep extends Whose {
  readonly publicHash: string;
  readonly methodCode: string;
  readonly vaultToken: string;
  readonly card: CardSummary;
  readonly now: Date;
}

/** One that is there already stays as it is. */
export async function insertStoredCard(db: Db, kept: CardToKeep): Promise<void> {
  await db
    .insertInto("stored_card")
    .values({
      public_hash: kept.publicHash,
      customer_id: kept.customerId,
      provider: kept.provider,
      method_code: kept.methodCode,
      vault_token: kept.vaultToken,
      ...kept.card,
      created_at: kept.now,
    })
    .onConflict((on) => on.columns(["provider", "vault_token"]).doNothing())
    .execute();
}

/** Shows a card to nobody any more; gives whether the customer had it. */
export async function markRemoved(
  db: Db,
  { customerId, publicHash, now }: { customerId: number; publicHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stored_card")
    .set({ removed_at: now })
    .where("customer_id", "=", customerId)
    .where("public_hash", "=", publicHash)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cards that the processor still keeps for nobody. */
export function selectUnwantedCards(
  db: Db,
  provider: string,
  limit: number,
): Promise<readonly { readonly id: number; readonly vault_token: string }[]> {
  return db
    .selectFrom("stored_card")
    .select(["id", "vault_token"])
    .where("provider", "=", provider)
    .where((eb) => eb.or([eb("removed_at", "is not", null), eb("customer_id", "is", null)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Deletes a stored card by its id; the processor is told by whoever calls. */
export async function deleteStoredCard(db: Db, id: number): Promise<void> {
  await db.deleteFrom("stored_card").where("id", "=", id).execute();
}

/** Cards of a customer are another one's now; of nobody's the processor forgets them. */
export async function updateCardOwner(
  db: Db,
  fromId: number,
  intoId: number | null,
): Promise<void> {
  await db
    .updateTable("stored_card")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}
