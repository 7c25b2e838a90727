import type { ChosenOption } from "@placket/domain/catalog/product";
import type { CatalogBase } from "../read-model/catalog-base.ts";
import { IS_ENABLED } from "../read-model/rows/product-rows.ts";

/** What a search or filter names of a product's choices. */
export interface NamedOptions {
  /** Facet keys by the attribute's code, the one to be shown first. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** The row of the variant that an item number named. */
  readonly variantRow?: number | undefined;
}

/**
 * The options that a product's tile and page open with: those of the variant that was named; else of each choice
 * in buying order the first that was named and that an enabled variant has beside the ones before.
 */
export function chosenOptions(
  base: CatalogBase,
  row: number,
  { options, variantRow }: NamedOptions,
): ChosenOption[] {
  const choices = base
    .configurableOf(row)
    .map(({ attributeId }) => base.attributes.byId(attributeId))
    .filter((attribute) => attribute !== undefined);
  if (choices.length === 0) return [];
  const children = base.families.childrenOf(row);
  const optionOf = (attributeId: number, child: number) =>
    base.rows.options.get(attributeId)?.[child] ?? 0;
  if (variantRow !== undefined && children.includes(variantRow)) {
    return choices.map(({ id, code }) => ({ code, optionId: optionOf(id, variantRow) }));
  }
  let left = children.filter((child) => (base.rows.flags[child]! & IS_ENABLED) !== 0);
  return choices.flatMap(({ id, code }) => {
    const has = (optionId: number) => left.some((child) => optionOf(id, child) === optionId);
    const optionId = options.get(code)?.map(Number).find(has);
    if (optionId === undefined) return [];
    left = left.filter((child) => optionOf(id, child) === optionId);
    return [{ code, optionId }];
  });
}
