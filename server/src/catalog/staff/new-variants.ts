import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import type { ProductFields } from "@placket/domain/catalog-import/product-draft";
import { combinationsOf, type ChosenAxis } from "@placket/domain/catalog/staff/new-product";
import { problem, type Problem } from "@placket/domain/problem";
import type { Attribute, Dictionary } from "../import/dictionary/dictionary.ts";
import { newProduct, type AxisState, type ProductState } from "../import/draft/product-state.ts";

/** What variants are made of: their family, what they differ in, and what each of them is alike in. */
interface Family {
  readonly family: ProductState;
  readonly axes: readonly ChosenAxis[];
  readonly own: Partial<ProductFields>;
}

const NOT_VISIBLE = 1;
const SKU_MAX = 64;

/** Axes must be choices, and their options be theirs. */
export function axesProblems(axes: readonly ChosenAxis[], dictionary: Dictionary): Problem[] {
  const isRight = axes.every(({ code, optionIds }) => {
    const attribute = dictionary.find(code);
    return attribute?.input === "select" && optionIds.every((id) => attribute.labels.has(id));
  });
  return isRight ? [] : [problem("catalog.badAxis", "axes")];
}

/** A variant for each choice of options, called after its family and them: `COAT-WHITE-M`. */
export function newVariants(
  { family, axes, own }: Family,
  dictionary: Dictionary,
): { readonly axisStates: readonly AxisState[]; readonly variants: readonly ProductState[] } {
  const attributes = axes.flatMap(({ code }) => dictionary.find(code) ?? []);
  const variants = combinationsOf(axes).map((optionIds) =>
    newVariant({ family, axes, own }, attributes, optionIds),
  );
  return { axisStates: attributes.map(({ id }) => ({ attributeId: id, label: null })), variants };
}

function newVariant(
  { family, own }: Family,
  attributes: readonly Attribute[],
  optionIds: readonly number[],
): ProductState {
  const labels = attributes.map(({ labels: of }, at) => of.get(optionIds[at] ?? 0) ?? "");
  const parts = labels.map((label, at) => urlKeyOf(label).toUpperCase() || String(optionIds[at]));
  const sku = [family.sku, ...parts].join("-").slice(0, SKU_MAX);
  const state = newProduct(sku, family.fields.created_at);
  return {
    ...state,
    type: "simple",
    taxClassId: family.taxClassId,
    websiteIds: family.websiteIds,
    attributes: new Map(attributes.map(({ code }, at) => [code, optionIds[at] ?? 0])),
    fields: {
      ...state.fields,
      ...own,
      attribute_set: family.fields.attribute_set,
      name: [family.fields.name, ...labels].join(", ").slice(0, 255),
      visibility: NOT_VISIBLE,
    },
  };
}
