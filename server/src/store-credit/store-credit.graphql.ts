import type { CustomerStoreCreditBalance_historyArgs } from "@placket/contract/graphql.gen";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { money } from "@placket/domain/money/money";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import type { Ctx } from "../context.ts";
import { entriesOf, entryCount, type EntryRow } from "../ledger/ledger.ts";
import { sayMovement } from "../ledger/say-movement.ts";
import { settingsOf } from "../store/store-config.ts";
import { creditOf, type CreditHeld } from "./store-credit.ts";

/** What a customer has to spend besides money, by Magento's names (PAY-13, CART-43). */
export const storeCreditResolvers = {
  Customer: {
    store_credit: ({ id }: { readonly id: number }, _: unknown, ctx: Ctx) => creditOf(ctx, id),
  },
  CustomerStoreCredit: {
    enabled: (_: CreditHeld, _args: unknown, ctx: Ctx) => settingsOf(ctx).storeCreditEnabled,
    current_balance: ({ balance }: CreditHeld) => moneyToWire(balance),
    balance_history: (
      { accountId }: CreditHeld,
      page: CustomerStoreCreditBalance_historyArgs,
      ctx: Ctx,
    ) => historyOf(ctx, accountId, page),
  },
};

async function historyOf(
  ctx: Ctx,
  accountId: number | undefined,
  { currentPage, pageSize }: CustomerStoreCreditBalance_historyArgs,
) {
  const { usual, most } = PAGE_SIZES.storeCredit;
  const size = Math.min(Math.max(1, pageSize ?? usual), most);
  const page = Math.max(1, currentPage ?? 1);
  const asked = { limit: size, offset: (page - 1) * size };
  const [entries, count] =
    accountId === undefined
      ? [[], 0]
      : await Promise.all([entriesOf(ctx, accountId, asked), entryCount(ctx, accountId)]);
  return {
    count,
    items: entries.map((entry) => entryToWire(ctx, entry)),
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(count / size) },
  };
}

const entryToWire = (ctx: Ctx, entry: EntryRow) => ({
  action: sayMovement(ctx, entry),
  actual_balance: moneyToWire(money(entry.balance, ctx.store.currency)),
  balance_change: moneyToWire(money(entry.delta, ctx.store.currency)),
  date_time_changed: entry.at.toISOString(),
});
