import { customerSubject } from "@placket/domain/audit/customer-subject";
import { checkMove } from "@placket/domain/ledger/by-hand";
import { POINTS_UNIT, type OwnAccount } from "@placket/domain/ledger/own-account";
import { minorOf } from "@placket/domain/money/price-format";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { selectHolder, selectHolders, type HolderRow } from "./ledger-admin.sql.ts";
import { entriesOf, moveOwnBalance, ownAccounts, type EntryRow } from "./ledger.ts";

/** Customers who have something, or are found by a text. */
export function listHolders(
  ctx: Ctx,
  text: string,
  asked: PageAsked,
): Promise<Result<Page<HolderRow>>> {
  return selectHolders(ctx.db, text, asked);
}

/** How much of an account's history is shown. */
const ENTRIES_MOST = 100;

type AccountHistory = OwnAccount & { readonly entries: readonly EntryRow[] };

/** What one customer has, with what happened to it. */
export async function holderWithEntries(
  ctx: Ctx,
  customerId: number,
): Promise<Result<Omit<HolderRow, "accounts"> & { readonly accounts: readonly AccountHistory[] }>> {
  const holder = await selectHolder(ctx.db, customerId);
  if (!holder) return refuse(problem("ledger.noSuchCustomer", "id"));
  const accounts = await Promise.all(
    holder.accounts.map(async (account) => ({
      ...account,
      entries: await entriesOf(ctx, account.id, { limit: ENTRIES_MOST }),
    })),
  );
  return ok({ ...holder, accounts });
}

/** What staff give or take. */
interface MoveWish {
  readonly customerId: number;
  readonly kind: "store_credit" | "points";
  readonly unit: string;
  readonly direction: "give" | "take";
  /** In major units of the currency, or in points. */
  readonly amount: number;
  readonly reason: string;
  /** Whoever sends it again means the same. */
  readonly request: string;
}

/** Gives a customer store credit or points, or takes them, with its trace: once for a request. */
export async function moveByHand(tx: Ctx, wish: MoveWish): Promise<Result<OwnAccount>> {
  const { customerId, kind, unit, direction, amount, request } = wish;
  const reason = wish.reason.trim();
  if (!unitsOf(tx, kind).includes(unit)) return refuse(problem("ledger.noSuchUnit", "unit"));
  const units = unitsIn(amount, unit);
  const problems = checkMove({ units, reason });
  if (problems.length > 0) return refuse(...problems);
  const holder = await selectHolder(tx.db, customerId);
  if (!holder) return refuse(problem("ledger.noSuchCustomer", "id"));
  const moved = await moveOwnBalance(tx, {
    customerId,
    kind,
    unit,
    reason,
    movement: direction === "give" ? "granted" : "withdrawn",
    delta: direction === "give" ? units : 0 - units,
    occasion: `staff ${request}`,
  });
  if (moved === "not covered") return refuse(problem("ledger.notCovered", "amount"));
  if (moved) {
    const after = { [direction]: amount, unit };
    await leaveTrace(tx, { action: "balance.change", subject: customerSubject(customerId), after });
  }
  const accounts = await ownAccounts(tx, customerId);
  const account = accounts.find((one) => one.kind === kind && one.unit === unit);
  if (!account) throw new Error("An account that was moved is not there");
  return ok(account);
}

/** In what a kind of account may count here. */
const unitsOf = (ctx: Ctx, kind: MoveWish["kind"]): readonly string[] =>
  kind === "points" ? [POINTS_UNIT] : currenciesOf(ctx);

/** The currencies of the websites. */
export const currenciesOf = ({ held }: Ctx): readonly string[] => [
  ...new Set(held(stores).views.map(({ currency }) => currency)),
];

/** Not a number for what no account counts. */
function unitsIn(amount: number, unit: string): number {
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e9) return Number.NaN;
  return unit === POINTS_UNIT ? amount : minorOf(amount, unit);
}
