import type { termsAdminEndpoints } from "@placket/contract/payment/terms.admin";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { money } from "@placket/domain/money/money";
import { minorOf } from "@placket/domain/money/price-format";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { setTerms, termsOf, type Account } from "./manage-terms.ts";

export const termsAdminHandlers: Handlers<typeof termsAdminEndpoints> = {
  paymentTerms: async ({ ctx }, { params }) => {
    const buyer = await termsOf(ctx, params.id);
    if (!buyer.ok) return buyer;
    const accounts = buyer.value.accounts.map(accountToWire);
    return ok({ ...buyer.value, accounts, currencies: [...currenciesOf(ctx)] });
  },
  setPaymentTerms: async ({ ctx }, { params, body: { limit, ...terms } }) => {
    const { currency } = terms;
    if (!currenciesOf(ctx).has(currency)) {
      return refuse(problem("payment.noSuchCurrency", "currency"));
    }
    const limitMinor = isCountable(limit) ? minorOf(limit, currency) : Number.NaN;
    const set = await transact(ctx, (tx) =>
      setTerms(tx, { ...terms, limitMinor, customerId: params.id }),
    );
    return set.ok ? ok({ done: true as const }) : set;
  },
};

/** Whether it can be money at all. */
const isCountable = (amount: number) => Number.isFinite(amount) && Math.abs(amount) < 1e12;

const currenciesOf = ({ held }: Ctx): ReadonlySet<string> =>
  new Set(held(stores).views.map(({ currency }) => currency));

function accountToWire({ currency, limitMinor, netDays, isOn, orders }: Account) {
  const priced = (minor: number) => moneyToWire(money(minor, currency));
  return {
    currency,
    limit: priced(limitMinor),
    owed: priced(orders.reduce((sum, { owed }) => sum + owed, 0)),
    netDays,
    isOn,
    orders: orders.map(({ number, placedAt, dueAt, owed }) => ({
      number,
      placedAt: placedAt.toISOString(),
      dueAt: dueAt && dueAt.toISOString(),
      amount: priced(owed),
    })),
  };
}
