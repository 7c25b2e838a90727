import { pointsIn } from "@placket/domain/ledger/own-account";
import { money, type Money } from "@placket/domain/money/money";
import { ok, problem, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { ownAccounts } from "../../ledger/ledger.ts";
import { hasOrdersUnderWay } from "../../order/staff/customers-orders.ts";
import { isOwingAnything } from "../../payment/terms/give-terms.ts";
import { askingCustomer } from "../customer.ts";

/** What the end of an account means for whoever asks. */
interface AccountEnd {
  /** What has to be over before. */
  readonly hindrances: readonly Problem[];
  /** What they have and lose. */
  readonly credit: readonly Money[];
  readonly points: number;
  /** Whether a password proves who asks; else a sign-in of a moment ago. */
  readonly wantsPassword: boolean;
}

/** What stands in the way of the end of the caller's account, and what they lose by it. */
export async function accountEnd(ctx: Ctx): Promise<Result<AccountEnd>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const { id, passwordHash } = asking.value;
  const accounts = await ownAccounts(ctx, id);
  return ok({
    hindrances: await hindrancesOf(ctx, id),
    credit: accounts
      .filter(({ kind, balance }) => kind === "store_credit" && balance > 0)
      .map(({ balance, unit }) => money(balance, unit)),
    points: pointsIn(accounts)?.balance ?? 0,
    wantsPassword: passwordHash !== null,
  });
}

/** While something is owed or on its way, the account is what finds whom it is of. */
export async function hindrancesOf(ctx: Ctx, customerId: number): Promise<readonly Problem[]> {
  const [isOwing, isWaiting] = [
    await isOwingAnything(ctx, customerId),
    await hasOrdersUnderWay(ctx, customerId),
  ];
  return [
    ...(isOwing ? [problem("customer.owes")] : []),
    ...(isWaiting ? [problem("customer.ordersUnderWay")] : []),
  ];
}
