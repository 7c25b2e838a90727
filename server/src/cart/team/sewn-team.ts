import { refuse, type Problem, type Result, ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { NewItem } from "../cart-items.ts";
import {
  inItem,
  laidItem,
  logosOf,
  sewnLaid,
  type AskedItem,
  type LaidItem,
} from "../line/sewn-parts.ts";

/**
 * The rows of a list with their texts sewn and counted, or all that is wrong with all of them: whoever has sixty names
 * mends them at once. Asked outside of a transaction, and one text after the other, so that whoever else has a text
 * sewn waits for one of them and not for all.
 */
export async function sewnTeam(ctx: Ctx, asked: readonly AskedItem[]): Promise<Result<NewItem[]>> {
  const laid: LaidItem[] = [];
  const wrong: Problem[] = [];
  const known = await logosOf(ctx, asked);
  for (const [index, item] of asked.entries()) {
    const one = laidItem(ctx, item, known);
    if (one.ok) laid.push(one.value);
    else wrong.push(...inItem(rowField(index), one).problems);
  }
  return wrong.length > 0 ? refuse(...wrong) : sewnRows(ctx, laid);
}

async function sewnRows(ctx: Ctx, laid: readonly LaidItem[]): Promise<Result<NewItem[]>> {
  const sewn: NewItem[] = [];
  const wrong: Problem[] = [];
  for (const [index, item] of laid.entries()) {
    const one = await sewnLaid(ctx, item);
    if (one.ok) sewn.push(one.value);
    else wrong.push(...inItem(rowField(index), one).problems);
    // Where no text is sewn now, those that follow are not asked for.
    if (!one.ok && one.problems.some(({ error }) => NOT_NOW.includes(error))) break;
  }
  return wrong.length > 0 ? refuse(...wrong) : ok(sewn);
}

const NOT_NOW: readonly string[] = ["embroidery.sewingBusy", "embroidery.sewingTookTooLong"];

/** Where a row stands in the call. */
export const rowField = (index: number) => `rows.${index}`;
