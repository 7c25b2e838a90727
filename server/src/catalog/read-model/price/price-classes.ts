import type { CatalogBase } from "../catalog-base.ts";
import type { RuleSet } from "./rule-set.ts";

/** Who sees which prices: groups and websites without prices of their own share one class. */
export interface PriceClass {
  readonly websiteId: number;
  readonly groupId: number;
}

/** Which websites and groups have prices of their own: by a tier, a rule, or a currency. */
interface PriceClasses {
  of(websiteId: number, customerGroupId: number): PriceClass;
  keyOf(whose: PriceClass): string;
  /**
   * Takes in who has a tier of their own since, or one of these rules, and gives the classes that split off those
   * there are. Nobody loses theirs again.
   */
  nameMore(
    standing: readonly PriceClass[],
    rules: RuleSet,
  ): readonly { readonly from: PriceClass; readonly to: PriceClass }[];
}

/** A class that belongs to nobody: its prices are those for every website or group. */
const ANYBODY = -2;

export function priceClasses({ tiers, rows, ruled }: CatalogBase): PriceClasses {
  const websites = new Set([...tiers.websiteIds, ...rows.websitePrices.keys()]);
  const groups = new Set(tiers.customerGroupIds);
  addNamed(ruled.rules, { websites, groups });
  const whose = (websiteId: number, groupId: number) => ({
    websiteId: websites.has(websiteId) ? websiteId : ANYBODY,
    groupId: groups.has(groupId) ? groupId : ANYBODY,
  });
  return {
    of: whose,
    keyOf: ({ websiteId, groupId }) => `${websiteId}/${groupId}`,
    nameMore(standing, rules) {
      const before = { websites: new Set(websites), groups: new Set(groups) };
      for (const id of tiers.websiteIds) websites.add(id);
      for (const id of tiers.customerGroupIds) groups.add(id);
      addNamed(rules, { websites, groups });
      const newWebsites = [...websites.difference(before.websites)];
      const newGroups = [...groups.difference(before.groups)];
      return standing.flatMap((from) => {
        const ofWebsites =
          from.websiteId === ANYBODY ? [ANYBODY, ...newWebsites] : [from.websiteId];
        const ofGroups = from.groupId === ANYBODY ? [ANYBODY, ...newGroups] : [from.groupId];
        return ofWebsites
          .flatMap((websiteId) => ofGroups.map((groupId) => ({ websiteId, groupId })))
          .filter((to) => to.websiteId !== from.websiteId || to.groupId !== from.groupId)
          .map((to) => ({ from, to }));
      });
    },
  };
}

function addNamed(
  { all }: RuleSet,
  { websites, groups }: { readonly websites: Set<number>; readonly groups: Set<number> },
): void {
  for (const { rule } of all) {
    for (const id of rule.websiteIds) websites.add(id);
    for (const id of rule.groupIds) groups.add(id);
  }
}
