import { chosenTwice, type AskedPart, type PartWish } from "@placket/domain/cart/part-kinds";
import { flagNames } from "@placket/domain/embroidery/offer/flags";
import { placesOf } from "@placket/domain/embroidery/offer/made";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { placedFlags } from "../../embroidery/offer/placed-flags.ts";
import { textToSew, type TextToSew } from "../../embroidery/sewing/sewn-lettering.ts";
import { familyOf, type NewItem } from "../cart-items.ts";

/** A part whose text, where it is one, is right but not sewn yet. */
export interface LaidPart extends PartWish {
  readonly toSew?: TextToSew;
}

/** The parts of an item with all asked that no needle is needed for, or what is wrong with the first that cannot be. */
export function laidParts(
  ctx: Ctx,
  item: Omit<NewItem, "parts">,
  asked: readonly AskedPart[],
): Result<readonly LaidPart[]> {
  const product = productOf(ctx, item);
  const parts: LaidPart[] = [];
  for (const part of asked) {
    const laid = laidPart(ctx, part, { product, quantity: item.quantity });
    if (!laid.ok) return laid;
    parts.push(laid.value);
  }
  const twice = chosenTwice(
    parts.map(({ kind, made, toSew }) => ({
      kind,
      places: placesOf(made ?? toSew?.read),
    })),
  );
  return twice.length > 0 ? refuse(...twice) : ok(parts);
}

function laidPart(
  ctx: Ctx,
  { wish, flags, ...part }: AskedPart,
  { product, quantity }: { readonly product: Sellable | undefined; readonly quantity: number },
): Result<LaidPart> {
  // What is no product, the cart refuses in its own words.
  if (!product) return ok(part);
  if (flags) {
    const placed = placedFlags(ctx, flags, product);
    if (!placed.ok) return placed;
    return ok({ ...part, text: flagNames(placed.value).join(", "), made: placed.value });
  }
  if (!wish) return ok(part);
  const read = textToSew(ctx, wish, { product, quantity });
  return read.ok ? ok({ ...part, toSew: read.value }) : read;
}

function productOf(ctx: Ctx, { productId, parentId }: Omit<NewItem, "parts">) {
  if (productId === null) return undefined;
  const catalog = ctx.held(readModel).current();
  return catalog.sellable(productId, parentId ?? familyOf(ctx, productId), ctx.store.id);
}
