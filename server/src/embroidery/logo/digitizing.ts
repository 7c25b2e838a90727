import { logoId, logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import {
  selectPaidBy,
  selectStitchesByNow,
  updateFree,
  takingDigitizingOf,
  type TakingDigitizing,
} from "./digitizing.sql.ts";

/** Numbers of logos, by how far their stitches are today. */
interface StitchesByNow {
  /** Still to be made and paid for: one file of one owner is one of them (EMB-17). */
  readonly unpaid: readonly string[];
  /** Somebody has made them, of this file or the same of its owner. */
  readonly made: readonly string[];
}

/**
 * How far the stitches of logos are, whoever's they are: a cart that was passed on has logos of somebody else. Nothing is
 * asked for none.
 */
export async function stitchesByNow(db: Db, numbers: readonly string[]): Promise<StitchesByNow> {
  const ids = new Set(numbers.flatMap((number) => logoId(number) ?? []));
  const rows = ids.size === 0 ? [] : await selectStitchesByNow(db, [...ids]);
  const numbersOf = (some: typeof rows) => some.map(({ id }) => logoNumber(id));
  return {
    unpaid: numbersOf(rows.filter(({ isUnpaid }) => isUnpaid)),
    made: numbersOf(rows.filter(({ isMade }) => isMade)),
  };
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
