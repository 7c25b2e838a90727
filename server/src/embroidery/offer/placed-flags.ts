import { at } from "@placket/domain/embroidery/design/design-draft";
import { readFlags, type Flags, type FlagsWish } from "@placket/domain/embroidery/offer/flags";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { offerOf } from "./offers.ts";

/** Flags on a product that staff offer them on, at their places. Their stitches are not asked: a flag costs what it costs. */
export function placedFlags(ctx: Ctx, wish: FlagsWish, product: Sellable): Result<Flags> {
  const offer = product.hasEmbroidery && !product.isVirtual ? offerOf(ctx, product) : undefined;
  if (!offer) return refuse(problem("embroidery.optionUnavailable", "flags"));
  const read = readFlags(wish, offer);
  return read.ok ? read : at("flags", read);
}
