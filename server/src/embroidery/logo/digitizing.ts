import { logoId, logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import {
  selectPaidBy,
  selectUnpaid,
  updateFree,
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
  /** The number of the logo that the order was charged for: the same file of the same owner, or itself. */
  readonly paidAs: string;
  readonly isDigitized: boolean;
}

/** The logos whose stitches an order pays for, with those of the same files: they are paid with them. */
export const paidByOrder = async (db: Db, orderId: number): Promise<readonly PaidLogo[]> =>
  (await selectPaidBy(db, orderId)).map(({ id, paidId, isDigitized }) => ({
    number: logoNumber(id),
    paidAs: logoNumber(paidId),
    isDigitized,
  }));

/** An order does not pay the stitches of these logos any more: the next one does. In the caller's transaction. */
export const freeDigitizing = (
  { db }: Pick<Ctx, "db">,
  orderId: number,
  numbers: readonly string[],
): Promise<void> =>
  updateFree(
    db,
    orderId,
    numbers.flatMap((number) => logoId(number) ?? []),
  );

/** Parts of the statement that lets an order pay for the stitches of logos, where `isWanted` holds. */
export const takingDigitizing = (
  ids: RawBuilder<readonly number[]>,
  isWanted: RawBuilder<boolean>,
): TakingDigitizing => takingDigitizingOf(ids, isWanted);
