import { creditIn } from "@placket/domain/ledger/own-account";
import { money, type Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { ownAccounts } from "../ledger/ledger.ts";

/** Store credit in the call's website. */
export interface CreditHeld {
  /** None where there never was any. */
  readonly accountId: number | undefined;
  readonly balance: Money;
}

/** What a customer has in the currency of the call's website. */
export async function creditOf(ctx: Ctx, customerId: number): Promise<CreditHeld> {
  const { currency } = ctx.store;
  const account = creditIn(await ownAccounts(ctx, customerId), currency);
  return { accountId: account?.id, balance: money(account?.balance ?? 0, currency) };
}
