import { lastFourOf } from "@placket/domain/gift-card/code";
import type { LedgerKind } from "@placket/domain/ledger/spending";
import type { Db } from "../db/database.ts";
import { codeHash } from "../gift-card/code-hash.ts";

interface Entry {
  readonly delta: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

interface DemoAccount {
  readonly kind: LedgerKind;
  readonly unit: string;
  readonly entries: readonly Entry[];
}

interface DemoCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly accounts: readonly DemoAccount[];
}

/** Whose reasons staff read. */
const REASON = "Demo data";

/** Writes a customer with balances, in the first group and store view; `false` where the email has an account. */
export async function storeCustomer(db: Db, customer: DemoCustomer): Promise<boolean> {
  const { email, now, accounts } = customer;
  const { groupId, viewId } = await db
    .selectFrom(["customer_group", "store_view"])
    .select(({ fn }) => [
      fn.min("customer_group.id").filterWhere("customer_group.id", ">", 0).as("groupId"),
      // The first of all is no store view of shoppers.
      fn.min("store_view.id").filterWhere("store_view.id", ">", 0).as("viewId"),
    ])
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto("customer")
    .values({
      email,
      username: email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      password_hash: customer.passwordHash,
      group_id: groupId,
      store_view_id: viewId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  for (const account of accounts) await storeAccount(db, { ...account, customerId: made.id, now });
  return true;
}

/** Writes a gift card, to be spent in the first website; its code is kept as a hash alone. */
export async function storeGiftCard(
  db: Db,
  { code, minor, now }: { readonly code: string; readonly minor: number; readonly now: Date },
): Promise<void> {
  const { id: websiteId, currency } = await db
    .selectFrom("website")
    .select(["id", "currency"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const entries = [{ delta: minor, at: now, expiresAt: null }];
  const account = { kind: "gift_card", unit: currency, entries, customerId: null, now } as const;
  await db
    .insertInto("gift_card")
    .values({
      account_id: await storeAccount(db, account),
      website_id: websiteId,
      code_hash: codeHash(code),
      last_four: lastFourOf(code),
      created_at: now,
    })
    .execute();
}

async function storeAccount(
  db: Db,
  {
    kind,
    unit,
    entries,
    customerId,
    now,
  }: DemoAccount & { readonly customerId: number | null; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("ledger_account")
    .values({ kind, unit, customer_id: customerId, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("ledger_entry")
    .values(
      entries.map(({ delta, at, expiresAt }, place) => ({
        account_id: id,
        occasion: `demo ${place}`,
        movement: delta > 0 ? (customerId === null ? "issued" : "granted") : "spent",
        delta,
        reason: REASON,
        expires_at: expiresAt,
        created_at: at,
      })),
    )
    .execute();
  return id;
}
