import type { Cart } from "@placket/domain/cart/cart";
import { maskedCode } from "@placket/domain/gift-card/code";
import { creditIn, pointsIn } from "@placket/domain/ledger/own-account";
import { money } from "@placket/domain/money/money";
import { moneyToWire } from "../money/money.codec.ts";

/** What each card on it pays and what is on it now (CART-08, CHECK-06). */
export function giftCardsToWire(cart: Cart) {
  return cart.giftCards.map(({ accountId, lastFour, balance, expiresAt }) => {
    return {
      code: maskedCode(lastFour),
      applied_balance: paidBy(cart, accountId),
      current_balance: moneyToWire(balance),
      expiration_date: expiresAt && expiresAt.toISOString(),
    };
  });
}

/** What a customer's store credit pays, and what there is of it (PAY-12); null of a guest. */
export function storeCreditToWire(cart: Cart) {
  const { customerId, ownAccounts, currency, usesStoreCredit } = cart;
  if (customerId === null) return null;
  const account = creditIn(ownAccounts, currency);
  return {
    enabled: usesStoreCredit,
    applied_balance: paidBy(cart, account?.id),
    current_balance: moneyToWire(money(account?.balance ?? 0, currency)),
  };
}

/** What a customer's points pay, and how many they are; null where none do. */
export function rewardPointsToWire(cart: Cart) {
  const account = pointsIn(cart.ownAccounts);
  const spending = cart.totals.spendings.find(({ accountId }) => accountId === account?.id);
  return spending ? { points: spending.units, money: moneyToWire(spending.amount) } : null;
}

function paidBy({ totals, currency }: Cart, accountId: number | undefined) {
  const spending = totals.spendings.find((one) => one.accountId === accountId);
  return moneyToWire(spending?.amount ?? money(0, currency));
}
