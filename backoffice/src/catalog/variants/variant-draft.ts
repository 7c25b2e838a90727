import { checkReason, checkQuantity, piecesTyped } from "@placket/domain/stock/stock-change";
import { problem, type Problem } from "@placket/domain/problem";
import type { CallRequest } from "../../api/call.ts";
import { amountTyped, valueOf } from "../form/typed-values.ts";
import type { Matrix, Variant } from "../product.queries.ts";

/** A variant while it is written. */
export interface TypedVariant {
  readonly price: string;
  readonly pieces: string;
  readonly barcode: string;
  readonly isEnabled: boolean;
}

export type VariantPart = keyof TypedVariant;

/** All of them by their ids, and why pieces are others. */
export interface MatrixDraft {
  readonly variants: Readonly<Record<number, TypedVariant>>;
  readonly reason: string;
}

type SentVariants = NonNullable<CallRequest<"changeVariants">["body"]>;

export const matrixDraft = ({ variants, currency }: Matrix): MatrixDraft => ({
  variants: Object.fromEntries(variants.map((one) => [one.id, typedVariant(one, currency)])),
  reason: "",
});

const typedVariant = (one: Variant, currency: string): TypedVariant => ({
  price: one.priceMinor === null ? "" : amountTyped(one.priceMinor, currency),
  pieces: String(one.pieces),
  barcode: one.barcode,
  isEnabled: one.isEnabled,
});

/** What of a draft is other than it was read. */
export function sentVariants(matrix: Matrix, { variants, reason }: MatrixDraft): SentVariants {
  const { currency } = matrix;
  const changed = matrix.variants.flatMap((one) => {
    const was = typedVariant(one, currency);
    const is = variants[one.id] ?? was;
    const units = { currency, catalogCurrency: currency, weightUnit: "kgs" } as const;
    const change = {
      ...(is.price !== was.price && { priceMinor: amountOf(valueOf("amount", is.price, units)) }),
      ...(is.isEnabled !== was.isEnabled && { isEnabled: is.isEnabled }),
      ...(is.barcode !== was.barcode && { barcode: is.barcode }),
      ...(is.pieces !== was.pieces && {
        pieces: { seen: one.pieces, quantity: piecesTyped(is.pieces) ?? Number.NaN },
      }),
    };
    return Object.keys(change).length === 0 ? [] : [{ id: one.id, seen: one.seen, ...change }];
  });
  return { reason, variants: changed };
}

const amountOf = (value: unknown) => (typeof value === "number" ? value : Number.NaN);

/** What is wrong with a draft, at the field of each variant: `7-price`. */
export function matrixProblems(matrix: Matrix, draft: MatrixDraft): readonly Problem[] {
  const { variants, reason } = sentVariants(matrix, draft);
  const isCounted = variants.some(({ pieces }) => pieces !== undefined);
  return [
    ...variants.flatMap(({ id, priceMinor, pieces }) => [
      ...(priceMinor !== undefined && !(Number.isInteger(priceMinor) && priceMinor >= 0)
        ? [problem("catalog.badAmount", `${id}-price`)]
        : []),
      ...(pieces === undefined
        ? []
        : checkQuantity(pieces.quantity).map((found) => ({ ...found, field: `${id}-pieces` }))),
    ]),
    ...(isCounted ? checkReason(reason) : []),
  ];
}
