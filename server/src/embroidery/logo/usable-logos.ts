import { logoId, type Logo } from "@placket/domain/embroidery/logo/logo";
import type { Ctx } from "../../context.ts";
import { logoOwner } from "./logo-owner.ts";
import { selectUsable } from "./logo.sql.ts";

/** Of the logos with these numbers those that whoever asks may use: their own, and the house's. */
export async function usableLogos(ctx: Ctx, numbers: readonly string[]): Promise<readonly Logo[]> {
  const ids = new Set(numbers.flatMap((number) => logoId(number) ?? []));
  return ids.size === 0 ? [] : selectUsable(ctx.db, logoOwner(ctx), [...ids]);
}

/** Of these numbers the house's. */
export async function houseLogos(ctx: Ctx, numbers: readonly string[]): Promise<readonly Logo[]> {
  return (await usableLogos(ctx, numbers)).filter(({ isHouse }) => isHouse);
}
