import { partsFromWire, partsToWire } from "@placket/contract/cart/parts.codec";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { wishedLine } from "../cart-items.ts";
import { wishesOf } from "./chosen-parts.ts";
import { laidParts } from "./laid-parts.ts";

/**
 * What is wrong today with a line that was kept, were it asked for anew: nothing where all of it can be had. No needle is
 * asked. What is wrong with the product is at `id`, with what is done to it at its part.
 */
export function wrongByNow(ctx: Ctx, item: CartItem): readonly Problem[] {
  const { productId, parentId, quantity, overrideCategoryId } = item;
  const line = { productId, parentId, overrideCategoryId };
  const laid = laidParts(ctx, { ...line, quantity }, partsFromWire(partsToWire(item.parts)));
  if (!laid.ok) return laid.problems;
  const wished = wishedLine(ctx, { ...line, parts: wishesOf(ctx, item) });
  return wished.ok ? [] : wished.problems;
}
