import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import type { ProductState } from "../../import/draft/product-state.ts";
import { loadProducts } from "../../import/write/product-load.sql.ts";
import { stateById } from "../known-product.ts";
import { holdProducts } from "../staff-product.sql.ts";
import { selectColors, type ColoredVariant } from "./product-parts.sql.ts";

/** A color in which a family is sold, with how many variants there are of it. */
export interface ColorOfFamily {
  readonly id: number;
  readonly label: string;
  readonly variants: number;
}

/** Products whose pictures are meant: the product itself, or a family's variants of one color. */
interface Pictured {
  readonly colors: readonly ColorOfFamily[];
  /** At least one, all of them held where it was asked for. */
  readonly states: readonly ProductState[];
}

/** Whose pictures are meant; refuses a color that no variant has. */
export async function picturedBy(
  ctx: Ctx,
  { id, colorId, lock }: { readonly id: number; readonly colorId: number | null; lock: boolean },
): Promise<Result<Pictured>> {
  const colored = await selectColors(ctx.db, id);
  const colors = counted(colored);
  const ofColor = colored.filter((variant) => variant.colorId === colorId);
  if (colorId !== null && ofColor.length === 0)
    return refuse(problem("catalog.noSuchOption", "colorId"));
  const ids = colorId === null ? [id] : ofColor.map(({ id: variantId }) => variantId);
  if (lock) await holdProducts(ctx.db, ids);
  if (colorId === null) {
    const own = await stateById(ctx, id, { lock });
    return own.ok ? ok({ colors, states: [own.value] }) : own;
  }
  const skus = ofColor.map(({ sku }) => sku.toLowerCase());
  const states = await loadProducts(ctx.db, skus, { lock });
  return ok({ colors, states: skus.flatMap((sku) => states.get(sku) ?? []) });
}

/** Colors in the order of their variants. */
function counted(colored: readonly ColoredVariant[]): readonly ColorOfFamily[] {
  const byId = new Map<number, ColorOfFamily>();
  for (const { colorId, label } of colored) {
    const variants = (byId.get(colorId)?.variants ?? 0) + 1;
    byId.set(colorId, { id: colorId, label, variants });
  }
  return [...byId.values()];
}
