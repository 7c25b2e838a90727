import { groupTitle } from "@placket/domain/access/group-title";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { taxes } from "../tax/tax.ts";

/** The carriers of `availableShippingMethods`. */
const CARRIERS = ["flatrate", "freeshipping", "tablerate"];

/** What conditions may name, as the first store view calls it. */
export function promotionChoices(ctx: Ctx) {
  const { views, defaultView, catalogCurrency } = ctx.held(stores);
  const { base, ...catalog } = ctx.held(readModel).current();
  const { attributes } = base;
  const websites = new Map(views.map((view) => [view.websiteId, view]));
  const trees = views.flatMap(({ id }) => catalog.view(id)?.tree ?? []);
  const categories = new Map(
    trees.flatMap((tree) =>
      tree.all.map((node) => {
        const above = node.ancestors.flatMap((id) => tree.byId(id)?.name ?? []);
        return [node.id, [...above, node.name].join(" / ")] as const;
      }),
    ),
  );
  const countries = new Set(views.flatMap((view) => settingsOf(ctx, view).countries));
  return {
    currencies: [...new Set(views.map(({ currency }) => currency))],
    catalogCurrency,
    websites: [...websites.values()].map(({ websiteId: id, name }) => ({ id, name })),
    storeViews: views.map(({ id, name }) => ({ id, name })),
    groups: ctx.held(taxes).groups.map((group) => ({ id: group.id, name: groupTitle(group) })),
    categories: [...categories].map(([id, name]) => ({ id, name })),
    options: attributes.all
      .filter(({ isFilterable, isConfigurable }) => isFilterable || isConfigurable)
      .flatMap((attribute) =>
        attributes.optionsOf(attribute.id).map(({ id }) => ({
          id,
          name: `${attributes.labelOf(attribute, defaultView.id)}: ${attributes.optionLabel(id, defaultView.id)}`,
        })),
      ),
    countries: [...countries].toSorted(),
    carriers: CARRIERS,
  };
}
