import { refuse, type Problem, type Result, ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settleOne, type NewItem } from "../cart-items.ts";
import {
  inItem,
  laidItem,
  logosOf,
  sewnLaid,
  type AskedItem,
  type LaidItem,
} from "../line/sewn-parts.ts";
import { inHand } from "./names-in-hand.ts";

/**
 * The rows of a list with their texts sewn and counted, or all that is wrong with all of them: whoever has sixty names
 * mends them at once. Asked outside of a transaction, and one text after the other, so that whoever else has a text
 * sewn waits for one of them and not for all. Refused at once where its network has too many sewn already.
 */
export async function sewnTeam(ctx: Ctx, asked: readonly AskedItem[]): Promise<Result<NewItem[]>> {
  const laid: LaidRow[] = [];
  const wrong: Problem[][] = asked.map((item) => besidesText(ctx, item));
  const known = await logosOf(ctx, asked);
  for (const [row, item] of asked.entries()) {
    const one = laidItem(ctx, item, known);
    if (one.ok) laid.push({ row, item: one.value });
    else wrong[row]?.push(...one.problems);
  }
  return inHand(ctx, laid.length, () => sewnRows(ctx, laid, wrong));
}

/** @param wrong what is wrong with each row already. */
async function sewnRows(
  ctx: Ctx,
  laid: readonly LaidRow[],
  wrong: readonly Problem[][],
): Promise<Result<NewItem[]>> {
  const sewn: NewItem[] = [];
  for (const { row, item } of laid) {
    // oxlint-disable-next-line no-await-in-loop -- whoever else has a text sewn waits for one of them
    const one = await sewnLaid(ctx, item);
    if (one.ok) sewn.push(one.value);
    else wrong[row]?.push(...one.problems);
    // Where no text is sewn now, those that follow are not asked for.
    if (!one.ok && one.problems.some(({ error }) => NOT_NOW.includes(error))) break;
  }
  const said = wrong.flatMap((of, row) => inItem(rowField(row), refuse(...of)).problems);
  return said.length > 0 ? refuse(...said) : ok(sewn);
}

interface LaidRow {
  readonly row: number;
  readonly item: LaidItem;
}

/** What is wrong with a row besides what is embroidered: its product, and how many pieces it is for. */
function besidesText(ctx: Ctx, item: AskedItem): Problem[] {
  const settled = settleOne(ctx, [], { ...item, parts: [] });
  const problems = settled.ok ? [] : settled.problems;
  return problems.filter(({ error }) => !error.startsWith("embroidery."));
}

const NOT_NOW: readonly string[] = ["embroidery.sewingBusy", "embroidery.sewingTookTooLong"];

/** Where a row stands in the call. */
export const rowField = (index: number) => `rows.${index}`;
