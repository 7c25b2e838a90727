import { givenBack, givenBackUntil } from "@placket/domain/ledger/give-back";
import type { OwnAccount } from "@placket/domain/ledger/own-account";
import type { Spending } from "@placket/domain/ledger/spending";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import {
  blankReasons,
  accountsOfCustomer,
  countEntries,
  holdAccount,
  holdOutstanding,
  insertAccount,
  insertEntries,
  ownAccountId,
  selectBalance,
  selectEntries,
  selectIssuedOf,
  selectOwed,
  selectSources,
  selectSpentBy,
  selectOwnAccounts,
  sumGivenBack,
  updateIsOpen,
  type EntryRow,
  type NewAccount,
  type NewEntry,
  type OwedOrder,
  type SpentSource,
} from "./ledger.sql.ts";
import { giveAccounts, holdAccountsOf, passAccountsOn } from "./merge-accounts.sql.ts";
import { asOneValue, takingFromAccounts, type TakingSpendings } from "./spend.sql.ts";

export type { EntryRow, OwedOrder };

/** Parts of the statement that takes what an order spends besides money, where `isWanted` holds. */
export const takingSpendings = (
  places: Parameters<typeof takingFromAccounts>[0],
  isWanted: RawBuilder<boolean>,
): TakingSpendings => takingFromAccounts(places, isWanted);

/** The value for that statement. */
export const spendingWish = (spendings: readonly Spending[]): string => asOneValue(spendings);

/** Opens an account that nobody has; gives its id. */
export function openAccount(tx: Ctx, account: NewAccount): Promise<number> {
  return insertAccount(tx.db, account, tx.now);
}

/**
 * Moves a balance once for its occasion; gives whether this was the first time. Staff who ask are written down. The
 * database refuses what is not there: hold the account first where that is to be said in words.
 */
export async function moveBalance(tx: Ctx, entry: NewEntry): Promise<boolean> {
  const { principal } = tx;
  const byEmail = principal.kind === "staff" ? principal.email : undefined;
  return (await insertEntries(tx.db, [{ byEmail, ...entry }], tx.now)) === 1;
}

/** Lets an account be spent from, or no more; gives whether that is new. */
export const openOrClose = (tx: Ctx, accountId: number, isOpen: boolean): Promise<boolean> =>
  updateIsOpen(tx.db, accountId, isOpen);

/** What happened to an account, the latest first, a part of it. */
export const entriesOf = (
  ctx: Ctx,
  accountId: number,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<EntryRow[]> => selectEntries(ctx.db, accountId, { limit, offset });

/** How often the balance of an account has changed. */
export const entryCount = (ctx: Ctx, accountId: number): Promise<number> =>
  countEntries(ctx.db, accountId);

/** Accounts of a customer, as a part of a statement that reads a cart. */
export const readingOwnAccounts = (customerId: RawBuilder<unknown>) =>
  accountsOfCustomer(customerId);

/** What a customer can spend besides money and gift cards. */
export const ownAccounts = (ctx: Ctx, customerId: number): Promise<OwnAccount[]> =>
  selectOwnAccounts(ctx.db, customerId);

/** The gift cards, by their accounts, that have paid for orders of a customer. */
export const giftCardAccountsOf = (ctx: Pick<Ctx, "db">, customerId: number): Promise<number[]> =>
  selectSpentBy(ctx.db, { customerId, kind: "gift_card" });

/** The gift cards, by their accounts, that hold money of these orders which went back as a card. */
export const accountsIssuedOf = (
  ctx: Pick<Ctx, "db">,
  orderIds: readonly number[],
): Promise<number[]> => selectIssuedOf(ctx.db, orderIds);

interface OwnMovement extends Omit<NewEntry, "accountId"> {
  readonly customerId: number;
  readonly kind: "store_credit" | "points";
  /** The currency, or points. */
  readonly unit: string;
}

/**
 * Moves what a customer has, in an account that is made where there is none; gives whether this was the first time for
 * the occasion, and "not covered" where so much is not there.
 */
export async function moveOwnBalance(
  tx: Ctx,
  { customerId, kind, unit, ...entry }: OwnMovement,
): Promise<boolean | "not covered"> {
  const accountId = await ownAccountId(tx.db, { kind, unit, customerId }, tx.now);
  const balance = await holdAccount(tx.db, accountId);
  if (balance + entry.delta < 0) return "not covered";
  return moveBalance(tx, { ...entry, accountId });
}

/** What is on an account, which is held until the transaction ends. */
export const balanceHeld = (tx: Ctx, accountId: number): Promise<number> =>
  holdAccount(tx.db, accountId);

/** What is on an account at this moment. */
export const balanceOf = (ctx: Ctx, accountId: number): Promise<number> =>
  selectBalance(ctx.db, accountId);

/** The orders that have taken something from an account and not given it back. */
export const owedBy = (ctx: Ctx, accountId: number): Promise<OwedOrder[]> =>
  selectOwed(ctx.db, accountId);

/**
 * Gives back to the credit line that an order took from all that it has not given back; gives how much. Which line that
 * is the order's own entries say, whatever has become of its customer and their terms.
 */
export async function settleCreditLine(tx: Ctx, orderId: number): Promise<number> {
  const taken = await holdOutstanding(tx.db, orderId);
  const open = taken.find(({ kind }) => kind === "credit_line");
  if (!open) return 0;
  const { accountId, units: delta, worth, lastEntryId } = open;
  const occasion = `order ${orderId} settled after ${lastEntryId}`;
  await moveBalance(tx, { accountId, movement: "given_back", delta, worth, orderId, occasion });
  return worth;
}

/** Forgets what was written about movements of a customer's balances, and of what these orders spent. */
export const forgetReasons = (
  { db }: Pick<Ctx, "db">,
  of: { readonly customerId: number | null; readonly orderIds: readonly number[] },
): Promise<void> => blankReasons(db, of);

/** What an order was paid from besides money, by kind, and how much of each has not gone back yet. */
export const sourcesSpent = (ctx: Pick<Ctx, "db">, orderId: number): Promise<SpentSource[]> =>
  selectSources(ctx.db, orderId);

/** A part of what an order spent, and for which event it goes back: the same one gives back once. */
interface PartOfSpendings {
  readonly amountMinor: number;
  readonly occasion: string;
}

/**
 * Gives back what an order spent besides money, to the accounts it came from: all that it has not given back
 * yet, or a part; what was taken last goes first. For orders that end unpaid, are cancelled or refunded, in the
 * transaction of that, once. Gives how much of the order's money it was, in minor units.
 */
export async function giveBackSpendings(
  tx: Ctx,
  orderId: number,
  part?: PartOfSpendings,
): Promise<number> {
  const taken = await holdOutstanding(tx.db, orderId);
  const occasion = part && `order ${orderId} ${part.occasion}`;
  const before = occasion === undefined ? 0 : await sumGivenBack(tx.db, orderId, occasion);
  if (before > 0) return before;
  const back = givenBack(taken, part?.amountMinor);
  if (back.length === 0) return 0;
  await insertEntries(
    tx.db,
    back.map(({ lastEntryId, accountId, units, worth, lastsUntil }) => ({
      accountId,
      movement: "given_back",
      delta: units,
      worth,
      orderId,
      expiresAt: givenBackUntil(lastsUntil, tx.now),
      // All of it goes back once: after that there is nothing left of this try.
      occasion: occasion ?? `order ${orderId} all after ${lastEntryId}`,
    })),
    tx.now,
  );
  return back.reduce((all, { worth }) => all + worth, 0);
}

/**
 * Two customers become one: what the first has goes over to the second, with whatever orders give back to it later
 * (the database passes it on).
 */
export async function mergeAccounts(tx: Ctx, fromId: number, intoId: number): Promise<void> {
  const merging = { fromId, intoId };
  await holdAccountsOf(tx.db, merging);
  // What stands under both is passed on first: an account that was given is nobody's second.
  await passAccountsOn(tx.db, merging, tx.now);
  await giveAccounts(tx.db, merging);
}
