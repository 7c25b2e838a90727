import type { OwnAccount } from "../ledger/own-account.ts";
import { spendings, spent } from "../line/spend.ts";
import type { TotalsCollector } from "../line/totals.ts";

/** What paying with store credit depends on. */
export interface StoreCreditQuestion {
  /** The customer's account in the cart's currency; `null` where it does not pay. */
  readonly storeCredit: OwnAccount | null;
}

/** What store credit pays of what gift cards leave, tax and shipping among it (PAY-12, PAY-13). */
export const collectStoreCredit: TotalsCollector<StoreCreditQuestion> = (
  tally,
  { storeCredit },
) => {
  if (storeCredit === null) return tally;
  const payer = { accountId: storeCredit.id, mostMinor: storeCredit.balance };
  const said = { code: "customerbalance", phrase: "Store Credit", values: [] };
  return spent(tally, spendings(tally, [payer]), said);
};
