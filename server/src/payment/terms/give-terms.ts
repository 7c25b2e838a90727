import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { owedBy } from "../../ledger/ledger.ts";
import { deleteTerms, selectTerms, updateTermsOwner, type TermsRow } from "./terms.sql.ts";

/**
 * The terms of a customer are another one's from now on. Where both buy on account in a currency the other one's own
 * stay; refuses while something of the first one's is open then: it would be owed by nobody.
 */
export async function giveTerms(tx: Ctx, fromId: number, intoId: number): Promise<Result<true>> {
  const all = await selectTerms(tx.db);
  const own = new Set(ofCustomer(all, intoId).map(({ currency }) => currency));
  for (const terms of ofCustomer(all, fromId)) {
    // One after the other: they are on one connection.
    // oxlint-disable-next-line no-await-in-loop
    if (own.has(terms.currency) && (await isOwing(tx, terms))) {
      return refuse(problem("customer.bothOwe", "email", terms.currency));
    }
    // oxlint-disable-next-line no-await-in-loop
    if (!own.has(terms.currency)) await updateTermsOwner(tx.db, terms, intoId);
  }
  await deleteTerms(tx.db, fromId);
  return ok(true);
}

/** Ends the terms of a customer; refuses while something is open. */
export async function dropTerms(tx: Ctx, customerId: number): Promise<Result<true>> {
  if (await isOwingAnything(tx, customerId)) return refuse(problem("customer.owes"));
  await deleteTerms(tx.db, customerId);
  return ok(true);
}

/** Whether something that a customer bought on account is not paid yet. */
export async function isOwingAnything(ctx: Ctx, customerId: number): Promise<boolean> {
  for (const terms of ofCustomer(await selectTerms(ctx.db), customerId)) {
    // oxlint-disable-next-line no-await-in-loop
    if (await isOwing(ctx, terms)) return true;
  }
  return false;
}

/** By which terms a customer orders on account, for a copy of their data. */
export const copiedTerms = async ({ db }: Pick<Ctx, "db">, customerId: number) =>
  ofCustomer(await selectTerms(db), customerId).map(({ currency, limitMinor, netDays, isOn }) => ({
    currency,
    limit: decimalOf(money(limitMinor, currency)),
    netDays,
    isOn,
  }));

const ofCustomer = (all: readonly TermsRow[], customerId: number) =>
  all.filter((one) => one.customerId === customerId);

const isOwing = async (tx: Ctx, { accountId }: TermsRow) =>
  (await owedBy(tx, accountId)).length > 0;
