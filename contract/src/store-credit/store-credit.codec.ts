import { amountFromWire } from "../money/money.codec.ts";

interface MoneyWire {
  readonly value: number | null;
  readonly currency: string | null;
}

interface EntryWire {
  readonly action: string | null;
  readonly actual_balance: MoneyWire | null;
  readonly balance_change: MoneyWire | null;
  readonly date_time_changed: string | null;
}

interface StoreCreditWire {
  readonly enabled: boolean | null;
  readonly current_balance: MoneyWire | null;
  readonly balance_history: {
    readonly items: readonly (EntryWire | null)[] | null;
    readonly page_info: { readonly total_pages: number | null } | null;
  } | null;
}

/** Store credit of whoever asks, with a page of its history; `null` where an error left it out. */
export const storeCreditFromWire = ({
  store_credit,
}: {
  readonly store_credit: StoreCreditWire | null;
}) => store_credit && creditFromWire(store_credit);

const creditFromWire = (wire: StoreCreditWire) => ({
  isSpendable: wire.enabled ?? false,
  balance: wire.current_balance && amountFromWire(wire.current_balance),
  history: (wire.balance_history?.items ?? [])
    .filter((entry) => entry !== null)
    .map(({ action, actual_balance, balance_change, date_time_changed }) => ({
      said: action ?? "",
      at: date_time_changed ?? "",
      change: balance_change && amountFromWire(balance_change),
      balance: actual_balance && amountFromWire(actual_balance),
    })),
  pages: wire.balance_history?.page_info?.total_pages ?? 1,
});
