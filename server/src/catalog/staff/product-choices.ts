import { weightUnitOf, type WeightUnit } from "@placket/domain/store/weight-unit";
import type { Ctx } from "../../context.ts";
import { namedScopes, type NamedScope } from "../../store/named-scopes.ts";
import { stores } from "../../store/store-config.ts";
import {
  selectAttributes,
  selectCategories,
  selectTaxClasses,
  type ChoosableAttribute,
} from "./staff-product.sql.ts";

/** What products can be given. */
interface ProductChoices {
  readonly currency: string;
  readonly weightUnit: WeightUnit;
  readonly scopes: readonly (NamedScope & { readonly currency: string })[];
  readonly taxClasses: readonly { readonly id: number; readonly name: string }[];
  readonly categories: readonly { readonly id: number; readonly path: readonly string[] }[];
  readonly attributes: readonly ChoosableAttribute[];
}

export async function productChoices(ctx: Ctx): Promise<ProductChoices> {
  const directory = ctx.held(stores);
  const { views, defaultView, catalogCurrency } = directory;
  const currencyOf = ({ kind, id }: NamedScope) =>
    views.find((view) => (kind === "store" ? view.id : view.websiteId) === id)?.currency ??
    catalogCurrency;
  const { weightUnit } = directory.settingsOf(defaultView);
  return {
    currency: catalogCurrency,
    weightUnit: weightUnitOf(weightUnit, defaultView.countryCode),
    scopes: (await namedScopes(ctx)).map((scope) => ({
      ...scope,
      currency: scope.kind === "default" ? catalogCurrency : currencyOf(scope),
    })),
    taxClasses: await selectTaxClasses(ctx.db),
    categories: await selectCategories(ctx.db),
    attributes: await selectAttributes(ctx.db),
  };
}
