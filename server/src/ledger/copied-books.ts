import { POINTS_UNIT } from "@placket/domain/ledger/own-account";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import type { Ctx } from "../context.ts";
import { entriesOf, ownAccounts } from "./ledger.ts";
import { sayMovement } from "./say-movement.ts";

/** Everything that ever happened to what a customer has, in units that people read: for a copy of their data. */
export async function copiedBooks(ctx: Ctx, customerId: number) {
  const accounts = await ownAccounts(ctx, customerId);
  return Promise.all(
    accounts.map(async ({ id, kind, unit, balance }) => {
      const read = (units: number) =>
        unit === POINTS_UNIT ? units : decimalOf(money(units, unit));
      const entries = await entriesOf(ctx, id, { limit: Number.MAX_SAFE_INTEGER });
      return {
        kind,
        unit,
        balance: read(balance),
        entries: entries.map((entry) => ({
          at: entry.at,
          what: sayMovement(ctx, entry),
          reason: entry.reason,
          change: read(entry.delta),
          balance: read(entry.balance),
        })),
      };
    }),
  );
}
