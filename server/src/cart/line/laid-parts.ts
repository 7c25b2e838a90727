import { chosenTwice, type AskedPart, type PartWish } from "@placket/domain/cart/part-kinds";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { flagNames } from "@placket/domain/embroidery/offer/flags";
import { placesOf } from "@placket/domain/embroidery/offer/made";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { placedFlags } from "../../embroidery/offer/placed-flags.ts";
import { placedLogos } from "../../embroidery/offer/placed-logos.ts";
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
  { asked, known }: { readonly asked: readonly AskedPart[]; readonly known: readonly Logo[] },
): Result<readonly LaidPart[]> {
  const illegible = asked.flatMap(({ kind, illegible: fields }) =>
    fields === undefined ? [] : problem("embroidery.partIllegible", kind, fields),
  );
  if (illegible.length > 0) return refuse(...illegible);
  const product = productOf(ctx, item);
  const logos = laidLogos(ctx, asked, { product, quantity: item.quantity, known });
  if (!logos.ok) return logos;
  const parts: LaidPart[] = [...logos.value];
  for (const part of asked.filter(({ logo }) => !logo)) {
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

/** Logos are looked at together: how many there may be, and which line each takes. */
function laidLogos(
  ctx: Ctx,
  asked: readonly AskedPart[],
  on: {
    readonly product: Sellable | undefined;
    readonly quantity: number;
    readonly known: readonly Logo[];
  },
): Result<readonly LaidPart[]> {
  const { product } = on;
  // What is no product, the cart refuses in its own words.
  if (!product) return ok([]);
  const wishes = asked.flatMap(({ logo }) => logo ?? []);
  const placed = placedLogos(ctx, wishes, { ...on, product });
  if (!placed.ok) return placed;
  return ok(
    placed.value.map((made) => ({ kind: "logos" as const, text: made.logo, sku: null, made })),
  );
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

/** Nothing of a family whose options are still to be chosen: that is said first, on every transport (PDP-40). */
function productOf(ctx: Ctx, { productId, parentId }: Omit<NewItem, "parts">) {
  if (productId === null) return undefined;
  const catalog = ctx.held(readModel).current();
  const found = catalog.sellable(productId, parentId ?? familyOf(ctx, productId), ctx.store.id);
  return found?.type === "configurable" ? undefined : found;
}
