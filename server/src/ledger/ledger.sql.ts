import type { OutstandingSpending } from "@placket/domain/ledger/give-back";
import type { LedgerMovement } from "@placket/domain/ledger/movements";
import { PAYING_ORDER, type LedgerKind } from "@placket/domain/ledger/spending";
import type { OwnAccount } from "@placket/domain/ledger/own-account";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An account to be opened. */
export interface NewAccount {
  readonly kind: LedgerKind;
  /** A currency, or `points`. */
  readonly unit: string;
  readonly customerId: number | null;
  readonly expiresAt: Date | null;
}

/** Opens an account of the ledger, with nothing on it. Gives its id. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("ledger_account")
    .values({
      kind: account.kind,
      unit: account.unit,
      customer_id: account.customerId,
      expires_at: account.expiresAt,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The accounts of a customer as one value, as a part of a statement that reads what they are for; none of nobody. */
export const accountsOfCustomer = (
  customerId: RawBuilder<unknown>,
): RawBuilder<readonly OwnAccount[]> =>
  sql`CASE WHEN ${customerId} IS NULL THEN '[]'::jsonb ELSE (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'unit', unit, 'balance', balance)
      ORDER BY id), '[]')
    FROM ledger_account WHERE ledger_account.customer_id = ${customerId}) END`;

/** The account of a customer, made where there is none; gives its id. */
export async function ownAccountId(
  db: Db,
  { kind, unit, customerId }: Omit<NewAccount, "expiresAt"> & { readonly customerId: number },
  now: Date,
): Promise<number> {
  // Written over with itself: of those who come at once each gets the one row.
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ledger_account (kind, unit, customer_id, created_at) VALUES (${kind}, ${unit}, ${customerId}, ${now})
    ON CONFLICT (customer_id, kind, unit) WHERE customer_id IS NOT NULL DO UPDATE SET unit = excluded.unit
    RETURNING id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An account was neither found nor made");
  return row.id;
}

/** The accounts of a customer with their balances, each in its unit: minor units of a currency, or points. */
export async function selectOwnAccounts(db: Db, customerId: number): Promise<OwnAccount[]> {
  const rows = await db
    .selectFrom("ledger_account")
    .select(["id", "kind", "unit", "balance"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind }));
}

/** Holds an account until the transaction ends; gives what is on it. */
export async function holdAccount(db: Db, id: number): Promise<number> {
  const { balance } = await db
    .selectFrom("ledger_account")
    .select("balance")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

/** A movement of a balance. */
export interface NewEntry {
  readonly accountId: number;
  readonly movement: LedgerMovement;
  /** In the account's unit; what is taken is negative. */
  readonly delta: number;
  /** What it follows from; the same one moves a balance once. */
  readonly occasion: string;
  /** What it is of its order's money, in minor units. */
  readonly worth?: number;
  readonly orderId?: number;
  readonly reason?: string;
  /** When what it brings is over. */
  readonly expiresAt?: Date | null;
  /** The member of staff who did it. */
  readonly byEmail?: string | undefined;
}

/** Writes entries; gives how many of them were new. What would be below nothing is refused by the database. */
export async function insertEntries(
  db: Db,
  entries: readonly NewEntry[],
  now: Date,
): Promise<number> {
  const rows = await db
    .insertInto("ledger_entry")
    .values(
      entries.map((entry) => ({
        account_id: entry.accountId,
        movement: entry.movement,
        delta: entry.delta,
        occasion: entry.occasion,
        worth_minor: entry.worth ?? null,
        order_id: entry.orderId ?? null,
        reason: entry.reason ?? "",
        by_email: entry.byEmail ?? null,
        expires_at: entry.expiresAt ?? null,
        created_at: now,
      })),
    )
    .onConflict((on) => on.columns(["account_id", "occasion"]).doNothing())
    .returning("id")
    .execute();
  return rows.length;
}

/** Lets an account be spent from, or no more; gives whether that is new. */
export async function updateIsOpen(db: Db, id: number, isOpen: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ledger_account")
    .set({ is_open: isOpen })
    .where("id", "=", id)
    .where("is_open", "<>", isOpen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * What an order has taken and not given back, in the order in which it was taken; its accounts are held until the
 * transaction ends, in the order of their ids.
 */
export async function holdOutstanding(db: Db, orderId: number): Promise<OutstandingRow[]> {
  await sql`SELECT FROM ledger_account WHERE id IN (SELECT account_id FROM ledger_entry WHERE order_id = ${orderId})
    ORDER BY id FOR UPDATE`.execute(db);
  const { rows } = await sql<OutstandingRow>`
    SELECT account_id AS "accountId", (SELECT kind FROM ledger_account WHERE id = account_id) AS kind, (0 - sum(delta))::bigint AS units, (0 - sum(worth_minor))::bigint AS worth,
      max(id) AS "lastEntryId",
      (SELECT max(expires_at) FROM ledger_entry AS other WHERE other.account_id = ledger_entry.account_id) AS "lastsUntil"
    FROM ledger_entry WHERE order_id = ${orderId} AND movement IN ('spent', 'given_back')
    GROUP BY account_id HAVING sum(worth_minor) < 0
    ORDER BY array_position(${PAYING_ORDER}::text[], (SELECT kind FROM ledger_account WHERE id = account_id)),
      max(id) FILTER (WHERE movement = 'spent')`.execute(db);
  return rows;
}

/** What an order was paid from, by kind; minor units of its currency. */
export interface SpentSource {
  readonly source: LedgerKind;
  readonly paid: number;
  readonly left: number;
}

/** What an order took and has not given back, by kind in the order in which they pay; tries that ended are over. */
export async function selectSources(db: Db, orderId: number): Promise<SpentSource[]> {
  const { rows } = await sql<SpentSource>`
    SELECT kind AS source, (0 - sum(worth_minor) FILTER (WHERE movement = 'spent'))::bigint AS paid,
      (0 - sum(worth_minor))::bigint AS left
    FROM ledger_entry JOIN ledger_account ON ledger_account.id = account_id
    WHERE order_id = ${orderId} AND movement IN ('spent', 'given_back') AND ledger_entry.id > coalesce(
      (SELECT max(id) FROM ledger_entry AS ended
        WHERE ended.order_id = ${orderId} AND ended.occasion LIKE 'order % all after %'), 0)
    GROUP BY kind HAVING sum(worth_minor) FILTER (WHERE movement = 'spent') < 0
    ORDER BY array_position(${PAYING_ORDER}::text[], kind)`.execute(db);
  return rows;
}

interface OutstandingRow extends OutstandingSpending {
  readonly kind: LedgerKind;
  /** The last that happened between the order and the account. */
  readonly lastEntryId: number;
  /** When the last of what the account has is over; `null` where nothing of it ends. */
  readonly lastsUntil: Date | null;
}

/** What is on an account, in its unit. @throws where there is no such account */
export async function selectBalance(db: Db, id: number): Promise<number> {
  const { balance } = await db
    .selectFrom("ledger_account")
    .select("balance")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return balance;
}

/** An order that took from an account, and what it has not given back. */
export interface OwedOrder {
  readonly number: string;
  readonly placedAt: Date;
  readonly dueAt: Date | null;
  /** In minor units. */
  readonly owed: number;
}

/** The orders that have taken something from an account and not given it back, the oldest first. */
export async function selectOwed(db: Db, accountId: number): Promise<OwedOrder[]> {
  const { rows } = await sql<OwedOrder>`
    SELECT number, created_at AS "placedAt", payment_due_at AS "dueAt", owed
    FROM (SELECT order_id, (0 - sum(worth_minor))::bigint AS owed FROM ledger_entry
      WHERE account_id = ${accountId} AND order_id IS NOT NULL GROUP BY order_id HAVING sum(worth_minor) < 0) AS open
    JOIN sales_order ON sales_order.id = open.order_id ORDER BY sales_order.id`.execute(db);
  return rows;
}

/** The accounts of a kind that have paid for orders of a customer. */
export async function selectSpentBy(
  db: Db,
  { customerId, kind }: { readonly customerId: number; readonly kind: LedgerKind },
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT DISTINCT account_id AS id FROM sales_order
    JOIN ledger_entry ON ledger_entry.order_id = sales_order.id JOIN ledger_account ON ledger_account.id = account_id
    WHERE sales_order.customer_id = ${customerId} AND movement = 'spent' AND kind = ${kind}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The accounts that were issued from the money of these orders. */
export async function selectIssuedOf(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT DISTINCT account_id AS id FROM ledger_entry
    WHERE movement = 'issued' AND order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** What an order gave back for an occasion, of its money, in minor units. */
export async function sumGivenBack(db: Db, orderId: number, occasion: string): Promise<number> {
  const { worth } = await db
    .selectFrom("ledger_entry")
    .select((eb) => eb.fn.coalesce(sql<number>`sum(worth_minor)::bigint`, eb.lit(0)).as("worth"))
    .where("order_id", "=", orderId)
    .where("occasion", "=", occasion)
    .executeTakeFirstOrThrow();
  return worth;
}

/** An entry as it is read in a history. */
export interface EntryRow {
  readonly id: number;
  readonly movement: LedgerMovement;
  readonly delta: number;
  /** What was on the account after it. */
  readonly balance: number;
  readonly reason: string;
  readonly byEmail: string | null;
  readonly orderNumber: string | null;
  readonly at: Date;
}

/** What happened to an account, the latest first, a page of it. */
export async function selectEntries(
  db: Db,
  accountId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, movement, delta, (sum(delta) OVER (ORDER BY entry.id))::bigint AS balance, reason,
      by_email AS "byEmail", sales_order.number AS "orderNumber", entry.created_at AS at
    FROM ledger_entry AS entry LEFT JOIN sales_order ON sales_order.id = entry.order_id
    WHERE account_id = ${accountId} ORDER BY entry.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many entries an account has. */
export async function countEntries(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("ledger_entry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes out why balances of a customer, and what orders spent, were moved: the one word of people in the ledger. */
export async function blankReasons(
  db: Db,
  of: { readonly customerId: number | null; readonly orderIds: readonly number[] },
): Promise<void> {
  await sql`
    UPDATE ledger_entry SET reason = '' WHERE reason <> '' AND (order_id = ANY(${[...of.orderIds]}::bigint[])
      OR account_id IN (SELECT id FROM ledger_account WHERE customer_id = ${of.customerId}::int))`.execute(
    db,
  );
}
