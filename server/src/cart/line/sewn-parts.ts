import { SEWN_TEXTS_MAX } from "@placket/domain/cart/cart-item";
import type { AskedPart, PartWish } from "@placket/domain/cart/part-kinds";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { chosenLogos } from "../../embroidery/logo/usable-logos.ts";
import { sewnLettering } from "../../embroidery/sewing/sewn-lettering.ts";
import type { NewItem } from "../cart-items.ts";
import { laidParts, type LaidPart } from "./laid-parts.ts";

/** An item as it came over a call: texts on it are still to be sewn. */
export interface AskedItem extends Omit<NewItem, "parts"> {
  readonly parts?: readonly AskedPart[];
}

/** The same with all asked of it that no needle is needed for. */
export interface LaidItem extends Omit<NewItem, "parts"> {
  readonly parts?: readonly LaidPart[];
}

/**
 * Items with their texts sewn and counted, or the first that cannot be. Asked outside of a transaction: a needle takes
 * time, so none begins before all items are known to be right otherwise.
 */
export async function sewnItems(
  ctx: Ctx,
  items: readonly AskedItem[],
  fieldOf = (index: number) => `items.${index}`,
): Promise<Result<NewItem[]>> {
  const laid: LaidItem[] = [];
  const known = await logosOf(ctx, items);
  for (const [index, item] of items.entries()) {
    const one = laidItem(ctx, item, known);
    if (!one.ok) return inItem(fieldOf(index), one);
    laid.push(one.value);
  }
  if (textsOf(laid) > SEWN_TEXTS_MAX) {
    return refuse(problem("embroidery.tooManyTexts", "", SEWN_TEXTS_MAX));
  }
  const sewn: NewItem[] = [];
  for (const [index, item] of laid.entries()) {
    const one = await sewnLaid(ctx, item);
    if (!one.ok) return inItem(fieldOf(index), one);
    sewn.push(one.value);
  }
  return ok(sewn);
}

/** The same of one. */
export async function sewnItem(ctx: Ctx, item: AskedItem): Promise<Result<NewItem>> {
  const laid = laidItem(ctx, item, await logosOf(ctx, [item]));
  return laid.ok ? sewnLaid(ctx, laid.value) : laid;
}

/** The logos that items name, as far as whoever asks may use them; chosen for lines from now on. */
export const logosOf = (
  ctx: Ctx,
  items: readonly Pick<AskedItem, "parts">[],
): Promise<readonly Logo[]> => chosenLogos(ctx, logosNamedBy(items));

/** The numbers of the logos that items name. */
export const logosNamedBy = (items: readonly Pick<AskedItem, "parts">[]): readonly string[] =>
  items.flatMap(({ parts = [] }) => parts.flatMap(({ logo }) => logo?.number ?? []));

/** How many different texts a needle is asked for: what was counted once is known. */
function textsOf(items: readonly LaidItem[]): number {
  const works = items.flatMap(({ parts = [] }) => parts.flatMap(({ toSew }) => toSew ?? []));
  return new Set(works.map(({ read }) => JSON.stringify(read.recipe))).size;
}

/** An item with all asked that no needle is needed for, or what is wrong with it. */
export function laidItem(
  ctx: Ctx,
  { parts: asked, ...item }: AskedItem,
  known: readonly Logo[],
): Result<LaidItem> {
  if (!asked) return ok(item);
  const parts = laidParts(ctx, item, { asked, known });
  return parts.ok ? ok({ ...item, parts: parts.value }) : parts;
}

/** The same with its texts sewn and counted, or the first that cannot be. */
export async function sewnLaid(
  ctx: Ctx,
  { parts: laid, ...item }: LaidItem,
): Promise<Result<NewItem>> {
  if (!laid) return ok(item);
  const parts: PartWish[] = [];
  for (const { toSew, ...part } of laid) {
    if (!toSew) {
      parts.push(part);
      continue;
    }
    const made = await sewnLettering(ctx, toSew);
    if (!made.ok) return made;
    parts.push({ ...part, text: made.value.recipe.lines.join("\n"), made: made.value });
  }
  return ok({ ...item, parts });
}

/** What is wrong with an item, at its place in the call. */
export const inItem = (field: string, { problems }: Extract<Result<unknown>, { ok: false }>) =>
  refuse(...problems.map((one) => ({ ...one, field: `${field}.${one.field}` })));
