import { checkOptions } from "@placket/domain/custom-option/check-options";
import {
  hasOwnOptions,
  type CustomOption,
  type OptionDraft,
  type OptionPrice,
} from "@placket/domain/custom-option/custom-option";
import { settledOptions } from "@placket/domain/custom-option/settled-options";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import type { ProductState } from "../../import/draft/product-state.ts";
import { stateById } from "../known-product.ts";
import { holdProducts } from "../staff-product.sql.ts";
import { seenPart } from "./seen-part.ts";
import { writePart } from "./write-part.ts";

/** The options of a product's own, and what they were when they were read. */
export interface ProductOptions {
  readonly seen: string;
  /** Whether it can have any: bundles and gift cards are chosen in ways of their own. */
  readonly canHave: boolean;
  readonly options: readonly CustomOption[];
}

/** The options of a product in their order, amounts in the catalogue's currency. */
export async function productOptions(ctx: Ctx, id: number): Promise<Result<ProductOptions>> {
  const found = await stateById(ctx, id, { lock: false });
  return found.ok ? ok(optionsOf(found.value)) : found;
}

const optionsOf = ({ options, type }: ProductState): ProductOptions => ({
  seen: seenPart(options),
  canHave: hasOwnOptions(type),
  options,
});

/** Gives a product these options in this order; refuses where others stand there than were seen. */
export async function setOptions(
  tx: Ctx,
  asked: {
    readonly id: number;
    readonly seen: string;
    readonly options: readonly OptionDraft[];
  },
): Promise<Result<ProductOptions>> {
  await holdProducts(tx.db, [asked.id]);
  const found = await stateById(tx, asked.id);
  if (!found.ok) return found;
  const before = found.value;
  if (seenPart(before.options) !== asked.seen)
    return refuse(problem("catalog.productChanged", "id", before.sku));
  if (asked.options.length > 0 && !hasOwnOptions(before.type))
    return refuse(problem("customOption.notForType", "options"));
  const problems = checkOptions(asked.options);
  if (problems.length > 0) return refuse(...problems);
  const after = { ...before, options: settledOptions(before.sku, asked.options, before.options) };
  await writePart(tx, [{ before, after }], inTrail);
  return productOptions(tx, asked.id);
}

const inTrail = ({ options }: ProductState) => ({
  options: options.map(({ title, type, isRequired, values, ...option }) => ({
    title,
    type,
    ...(isRequired && { isRequired }),
    ...(values.length > 0
      ? { values: values.map((value) => ({ title: value.title, ...priceInTrail(value) })) }
      : priceInTrail(option)),
  })),
});

const priceInTrail = ({ priceMinor, priceMicro }: OptionPrice) =>
  priceMicro === null ? { priceMinor } : { priceMicro };
