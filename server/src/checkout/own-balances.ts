import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { can } from "@placket/domain/access/principal";
import { creditIn, pointsIn } from "@placket/domain/ledger/own-account";
import {
  checkSpending,
  spendable,
  tooSmallFor,
  type RewardRules,
} from "@placket/domain/reward/points";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { changeCart } from "../cart/change/change-cart.ts";
import type { Ctx } from "../context.ts";
import { ownAccounts } from "../ledger/ledger.ts";
import { settingsOf } from "../store/store-config.ts";

/** Lets the customer's store credit pay of the cart, as far as it goes (PAY-12). */
export async function applyStoreCredit(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  if (!settingsOf(ctx).storeCreditEnabled) return refuse(problem("storeCredit.off", "cart_id"));
  const allowed = can(ctx.principal, "account.spend");
  if (allowed !== true) return refuse(problem(allowed, "cart_id"));
  return changeOwn(ctx, maskId, {
    change: (cart) => ({ ...cart, usesStoreCredit: true }),
    judge: (cart) =>
      (creditIn(cart.ownAccounts, cart.currency)?.balance ?? 0) > 0
        ? ok(cart)
        : refuse(problem("storeCredit.none", "cart_id")),
  });
}

/** Lets store credit pay no more of the cart. */
export const removeStoreCredit = (ctx: Ctx, maskId: string): Promise<Result<Cart>> =>
  changeOwn(ctx, maskId, { change: (cart) => ({ ...cart, usesStoreCredit: false }) });

/** Lets so many of the customer's points pay of the cart (PAY-10), all of them unless told; none for 0. */
export async function applyPoints(
  ctx: Ctx,
  { maskId, points }: { readonly maskId: string; readonly points?: number | undefined },
): Promise<Result<Cart>> {
  const rules = settingsOf(ctx);
  if (!rules.rewardsEnabled) return refuse(problem("reward.off", FIELD));
  const isWhole = points === undefined || (Number.isSafeInteger(points) && points >= 0);
  if (!isWhole) return refuse(problem("reward.notWhole", FIELD));
  const allowed = points === 0 || can(ctx.principal, "account.spend");
  if (allowed !== true) return refuse(problem(allowed, FIELD));
  return changeOwn(ctx, maskId, {
    change: (cart) => ({ ...cart, rewardPoints: points ?? allOf(balanceIn(cart), rules) }),
    judge: (cart) => {
      if (points === 0) return ok(cart);
      const spending = { points: cart.rewardPoints, have: balanceIn(cart) };
      const problems = checkSpending(spending, rules);
      if (problems.length > 0) return refuse(...problems);
      return paysByPoints(cart) ? ok(cart) : refuse(tooSmallFor(rules));
    },
  });
}

const FIELD = "points";

/** All that may be spent of an order; where that is none, what there is, so that it is said why. */
const allOf = (balance: number, rules: RewardRules) => spendable(balance, rules) || balance;

/** Whether points pay of the sum, or there is nothing to pay: then they wait for what comes. */
function paysByPoints({ totals, ownAccounts: accounts }: Cart): boolean {
  const account = pointsIn(accounts)?.id;
  const isPaid = totals.grandTotal.minor === 0;
  return isPaid || totals.spendings.some(({ accountId }) => accountId === account);
}

const balanceIn = (cart: Pick<StoredCart, "ownAccounts">) =>
  pointsIn(cart.ownAccounts)?.balance ?? 0;

interface OwnChange {
  readonly change: (cart: StoredCart) => StoredCart;
  readonly judge?: (cart: Cart) => Result<Cart>;
}

/** Changes what a customer's own balances pay of a cart, by what is on them now: a known cart may be older. */
async function changeOwn(
  ctx: Ctx,
  maskId: string,
  { change, judge }: OwnChange,
): Promise<Result<Cart>> {
  const { principal } = ctx;
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired", "cart_id"));
  const accounts = await ownAccounts(ctx, principal.customerId);
  return changeCart(ctx, {
    maskId,
    change: (cart) => change({ ...cart, ownAccounts: accounts }),
    judge: (cart) => {
      if (cart.customerId !== principal.customerId) {
        return refuse(problem("access.loginRequired", "cart_id"));
      }
      return judge ? judge(cart) : ok(cart);
    },
  });
}
