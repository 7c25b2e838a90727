import type { Spending } from "@placket/domain/ledger/spending";
import { type RawBuilder, sql } from "kysely";

/** Parts of a statement that takes what an order spends besides money, all of it or nothing. */
export interface TakingSpendings {
  /** Body of the part `purse`: the accounts, held, and which of them can pay. */
  readonly purse: RawBuilder<unknown>;
  /** Whether all of them can. */
  readonly isCovered: RawBuilder<boolean>;
  /** Takes it for the one order of `order`, a part with its `id` and `number`, where `isTaken` holds. */
  readonly taking: (isTaken: RawBuilder<boolean>) => RawBuilder<unknown>;
}

interface SpendingPlaces {
  /** As `asOneValue` writes them. */
  readonly spendings: RawBuilder<string>;
  /** Which try of the order it is: each takes once. */
  readonly attempt: RawBuilder<number>;
  readonly orderId: RawBuilder<unknown>;
  readonly now: RawBuilder<Date>;
}

/**
 * Takes spendings in a statement that does more than that. The accounts are held while they are looked at, in the
 * order of their ids: however many orders run at once, none takes what another one has taken.
 */
export function takingFromAccounts(
  { spendings, attempt, orderId, now }: SpendingPlaces,
  isWanted: RawBuilder<boolean>,
): TakingSpendings {
  const wished = sql`(${spendings}::jsonb -> ledger_account.id::text)`;
  return {
    purse: sql`
      SELECT id, (${wished} ->> 'units')::bigint AS units, (${wished} ->> 'worth')::bigint AS worth,
        is_open AND balance >= (${wished} ->> 'units')::bigint
          AND (expires_at IS NULL OR expires_at > ${now}) AS can_pay
      FROM ledger_account
      WHERE id = ANY(ARRAY(SELECT jsonb_object_keys(${spendings}::jsonb)::int)) AND ${isWanted}
      ORDER BY id FOR UPDATE`,
    isCovered: sql`(SELECT count(*) FILTER (WHERE can_pay) FROM purse)
      = (SELECT count(*) FROM jsonb_object_keys(${spendings}::jsonb))`,
    taking: (isTaken) => sql`
      INSERT INTO ledger_entry (account_id, occasion, movement, delta, worth_minor, order_id, created_at)
      SELECT id, 'order ' || ${orderId} || ' try ' || ${attempt}, 'spent', 0 - units, 0 - worth, ${orderId}, ${now}
      FROM purse WHERE ${isTaken}`,
  };
}

/** What an order takes as one JSON object by account. */
export const asOneValue = (spendings: readonly Spending[]): string =>
  JSON.stringify(
    Object.fromEntries(
      spendings.map(({ accountId, units, amount }) => [accountId, { units, worth: amount.minor }]),
    ),
  );
