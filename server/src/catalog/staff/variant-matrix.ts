import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import { loadReferences } from "../import/dictionary/reference.sql.ts";
import { loadProducts } from "../import/write/product-load.sql.ts";
import { seenOf, stateById } from "./known-product.ts";
import { selectAxes, selectAttributes, type ChoosableAttribute } from "./staff-product.sql.ts";

interface MatrixAxis {
  readonly code: string;
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly label: string }[];
}

interface MatrixVariant {
  readonly id: number;
  readonly sku: string;
  readonly seen: string;
  readonly optionIds: readonly number[];
  readonly priceMinor: number | null;
  readonly isEnabled: boolean;
  readonly pieces: number;
  readonly isInStock: boolean;
  readonly barcode: string;
}

/** Variants of a family by what they differ in. */
export interface Matrix {
  readonly seen: string;
  readonly currency: string;
  readonly axes: readonly MatrixAxis[];
  readonly barcode: string | null;
  readonly variants: readonly MatrixVariant[];
}

/** The variants of a family as they are now; refuses what is no family. */
export async function matrixOf(ctx: Ctx, id: number): Promise<Result<Matrix>> {
  const found = await familyById(ctx, id, { lock: false });
  if (!found.ok) return found;
  const family = found.value;
  const states = await loadProducts(ctx.db, family.variants, { lock: false });
  const ids = await loadReferences(ctx.db, family.variants);
  const codes = await selectAxes(ctx.db, id);
  const attributes = await selectAttributes(ctx.db);
  const barcode = barcodeCode(attributes);
  const variants = family.variants.flatMap((sku): MatrixVariant[] => {
    const state = states.get(sku);
    const variantId = ids.get(sku)?.id;
    return state && variantId !== undefined
      ? [variantOf(state, { variantId, codes, barcode })]
      : [];
  });
  return ok({
    seen: seenOf(family),
    currency: ctx.held(stores).catalogCurrency,
    axes: codes.map((code, at) =>
      axisOf(attributes, code, new Set(variants.map((one) => one.optionIds[at]))),
    ),
    barcode,
    variants,
  });
}

/** A family as the database has it; refuses what is none. */
export async function familyById(
  ctx: Ctx,
  id: number,
  how: { readonly lock: boolean },
): Promise<Result<ProductState>> {
  const found = await stateById(ctx, id, how);
  if (!found.ok) return found;
  return found.value.type === "configurable" ? found : refuse(problem("catalog.productGone", "id"));
}

/** Codes by which shops keep barcodes, the first one that there is. */
const BARCODES = ["gtin", "barcode", "ean", "upc"];

export const barcodeCode = (attributes: readonly ChoosableAttribute[]): string | null =>
  BARCODES.find((code) => attributes.some((one) => one.code === code && one.input === "text")) ??
  null;

interface Naming {
  readonly variantId: number;
  readonly codes: readonly string[];
  readonly barcode: string | null;
}

function variantOf(state: ProductState, { variantId, codes, barcode }: Naming): MatrixVariant {
  const { sku, fields, attributes, stock } = state;
  const said = barcode === null ? undefined : attributes.get(barcode);
  return {
    id: variantId,
    sku,
    seen: seenOf(state),
    optionIds: codes.map((code) => {
      const option = attributes.get(code);
      return typeof option === "number" ? option : 0;
    }),
    priceMinor: fields.price_minor,
    isEnabled: fields.is_enabled,
    pieces: stock.quantity,
    isInStock: stock.is_in_stock,
    barcode: typeof said === "string" ? said : "",
  };
}

function axisOf(
  attributes: readonly ChoosableAttribute[],
  code: string,
  used: ReadonlySet<number | undefined>,
): MatrixAxis {
  const attribute = attributes.find((one) => one.code === code);
  const options = (attribute?.options ?? []).filter(({ id }) => used.has(id));
  return { code, label: attribute?.label ?? code, options };
}
