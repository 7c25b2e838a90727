import { randomUUID } from "node:crypto";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { money } from "@placket/domain/money/money";
import { checkTerms, type PaymentTerms } from "@placket/domain/payment/terms";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import {
  balanceHeld,
  moveBalance,
  openAccount,
  openOrClose,
  owedBy,
  type OwedOrder,
} from "../../ledger/ledger.ts";
import { holdBuyer, selectBuyer, selectTerms, writeTerms, type TermsRow } from "./terms.sql.ts";

/** What a customer may owe in a currency, and what of it is open. */
export interface Account extends PaymentTerms {
  readonly orders: readonly OwedOrder[];
}

/** Somebody with an account, and how they buy on it. */
interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly accounts: readonly Account[];
}

/** The terms of a customer, with the orders of which something is open. */
export async function termsOf(ctx: Ctx, customerId: number): Promise<Result<Buyer>> {
  const buyer = await selectBuyer(ctx.db, customerId);
  if (!buyer) return refuse(problem("payment.noSuchCustomer", "id"));
  const rows = (await selectTerms(ctx.db)).filter(({ customerId }) => customerId === buyer.id);
  const accounts = await Promise.all(
    rows.map(async (row) => ({ ...row, orders: await owedBy(ctx, row.accountId) })),
  );
  return ok({ ...buyer, accounts });
}

/**
 * Sets what a customer may owe, how long, and whether orders are taken on it. What was agreed for orders that stand
 * stays: their day is theirs, and the limit is never below what is open.
 */
export async function setTerms(tx: Ctx, terms: PaymentTerms): Promise<Result<true>> {
  const { customerId, currency, limitMinor, isOn } = terms;
  const buyer = await holdBuyer(tx.db, customerId);
  if (!buyer) return refuse(problem("payment.noSuchCustomer", "id"));
  const before = await rowOf(tx, terms);
  const accountId = before?.accountId ?? (await openAccount(tx, NEW_ACCOUNT(currency)));
  const left = await balanceHeld(tx, accountId);
  const owed = money((before?.limitMinor ?? 0) - left, currency);
  const problems = checkTerms(terms, owed);
  if (problems.length > 0) return refuse(...problems);
  const delta = limitMinor - (before?.limitMinor ?? 0);
  if (delta !== 0) await moveLimit(tx, { accountId, delta });
  await openOrClose(tx, accountId, isOn);
  await writeTerms(tx.db, { ...terms, accountId }, tx.now);
  await leaveTrace(tx, {
    action: "paymentTerms.change",
    subject: customerSubject(customerId),
    ...(before && { before: said(before) }),
    after: said(terms),
  });
  return ok(true);
}

const NEW_ACCOUNT = (unit: string) =>
  ({ kind: "credit_line", unit, customerId: null, expiresAt: null }) as const;

function moveLimit(
  tx: Ctx,
  { accountId, delta }: { readonly accountId: number; readonly delta: number },
): Promise<boolean> {
  const movement = delta > 0 ? "granted" : "withdrawn";
  return moveBalance(tx, { accountId, movement, delta, occasion: `limit ${randomUUID()}` });
}

const said = ({ currency, limitMinor, netDays, isOn }: PaymentTerms) => ({
  limit: money(limitMinor, currency),
  netDays,
  isOn,
});

async function rowOf(
  tx: Ctx,
  { customerId, currency }: Pick<PaymentTerms, "customerId" | "currency">,
): Promise<TermsRow | undefined> {
  const rows = await selectTerms(tx.db);
  return rows.find((row) => row.customerId === customerId && row.currency === currency);
}
