import {
  atText,
  judgeSewn,
  readLettering,
  type Lettering,
  type LetteringWish,
  type ReadLettering,
} from "@placket/domain/embroidery/offer/lettering";
import type { TextTerms } from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { clothColor } from "../offer/cloth-color.ts";
import { offerOf } from "../offer/offers.ts";
import { isShownPrice } from "../offer/shown-price.ts";
import { sewing } from "./sewing.ts";
import { whose } from "../../threads/whose.ts";

/** A text that may be sewn on its garment, before a needle has counted it. */
export interface TextToSew {
  readonly wish: LetteringWish;
  readonly read: ReadLettering;
  readonly terms: TextTerms;
  /** Pieces of its line: they say what one costs. */
  readonly quantity: number;
}

/** A text by the terms of the product that staff offer it on, or all that is wrong with it. No needle is asked. */
export function textToSew(
  ctx: Ctx,
  wish: LetteringWish,
  { product, quantity }: { readonly product: Sellable; readonly quantity: number },
): Result<TextToSew> {
  const offer = product.hasEmbroidery && !product.isVirtual ? offerOf(ctx, product) : undefined;
  if (!offer?.text) return refuse(problem("embroidery.optionUnavailable", "text"));
  const read = readLettering(wish, offer, clothColor(product));
  return read.ok ? ok({ wish, read: read.value, terms: offer.text, quantity }) : atText(read);
}

/**
 * A text as the server sews and counts it; refused where it finds no room, and where the shopper was shown another
 * count or price. Nothing is written.
 */
export async function sewnLettering(
  ctx: Ctx,
  { wish, read, terms, quantity }: TextToSew,
): Promise<Result<Lettering>> {
  const sewn = await ctx.held(sewing).size(read.recipe, whose(ctx));
  if (!sewn.ok) return atText(sewn);
  const judged = judgeSewn(read, sewn.value, { ...wish, text: terms });
  if (!judged.ok) return atText(judged);
  const { lettering, step } = judged.value;
  return isShownPrice(ctx, { sku: step.sku, quantity }, wish.shown?.price)
    ? ok(lettering)
    : refuse(problem("embroidery.shownOtherwise", "text.price"));
}
