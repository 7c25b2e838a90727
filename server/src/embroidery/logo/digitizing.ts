import { logoId, logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import {
  selectPaidBy,
  selectUnpaid,
  takingDigitizingOf,
  type TakingDigitizing,
} from "./digitizing.sql.ts";

/**
 * Of the logos with these numbers those whose stitches are still to be made and paid for, whoever's they are: a cart
 * that was passed on has logos of somebody else (EMB-17). One file of one owner is one of them.
 */
export async function unpaidLogos(db: Db, numbers: readonly string[]): Promise<readonly string[]> {
  const ids = new Set(numbers.flatMap((number) => logoId(number) ?? []));
  return ids.size === 0 ? [] : (await selectUnpaid(db, [...ids])).map(logoNumber);
}

/** A logo whose stitches are paid, and whether they are made. */
interface PaidLogo {
  readonly number: string;
  readonly isDigitized: boolean;
}

/** The logos whose stitches an order pays for, with those of the same files: they are paid with them. */
export const paidByOrder = async (db: Db, orderId: number): Promise<readonly PaidLogo[]> =>
  (await selectPaidBy(db, orderId)).map(({ id, ...logo }) => ({ number: logoNumber(id), ...logo }));

/** Parts of the statement that lets an order pay for the stitches of logos, where `isWanted` holds. */
export const takingDigitizing = (
  ids: RawBuilder<readonly number[]>,
  isWanted: RawBuilder<boolean>,
): TakingDigitizing => takingDigitizingOf(ids, isWanted);
