import { HOUR_MS } from "@placket/domain/durations";
import { logoId, type Logo } from "@placket/domain/embroidery/logo/logo";
import type { Ctx } from "../../context.ts";
import { logoOwner } from "./owned/logo-owner.ts";
import { selectUsable } from "./logo.sql.ts";
import { markChosen } from "./owned/owned-logo.sql.ts";

/** Of the logos with these numbers those that whoever asks may use: their own, and the house's. */
export async function usableLogos(ctx: Ctx, numbers: readonly string[]): Promise<readonly Logo[]> {
  const ids = idsOf(numbers);
  return ids.length === 0 ? [] : selectUsable(ctx, logoOwner(ctx), ids);
}

/** Nobody has a sweep take logos that were wanted so lately: a write for each line that is added is too many. */
const LATELY_MS = HOUR_MS;

/**
 * The same for a line that is being made: it is noted first that they are wanted. A sweep that was faster has taken them
 * by then, and they are not found; one that comes later leaves them until the line is there (decision 0105).
 */
export async function chosenLogos(ctx: Ctx, numbers: readonly string[]): Promise<readonly Logo[]> {
  const { db, now } = ctx;
  const since = new Date(now.getTime() - LATELY_MS);
  await markChosen(db, logoOwner(ctx), { ids: idsOf(numbers), since, now });
  return usableLogos(ctx, numbers);
}

/** Of these numbers the house's. */
export async function houseLogos(ctx: Ctx, numbers: readonly string[]): Promise<readonly Logo[]> {
  return (await usableLogos(ctx, numbers)).filter(({ isHouse }) => isHouse);
}

const idsOf = (numbers: readonly string[]): readonly number[] => [
  ...new Set(numbers.flatMap((number) => logoId(number) ?? [])),
];
