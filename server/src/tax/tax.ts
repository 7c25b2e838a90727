import type { TaxRule } from "@placket/domain/tax/tax-rule";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { selectGroups, selectTaxRules } from "./tax.sql.ts";

/** The tax rules and who they hold for; small, so the process keeps them. */
interface TaxTable {
  readonly rules: readonly TaxRule[];
  /** The tax class of a customer group; undefined when the group is unknown. */
  classOfGroup(customerGroupId: number): number | undefined;
  /** Every customer group, by id. */
  readonly groups: readonly { readonly id: number; readonly code: string }[];
  /** What a customer group is called; undefined when it is unknown. */
  codeOfGroup(customerGroupId: number): string | undefined;
  /** What it earns of the points that the settings say, in percent; all where it is unknown. */
  pointsPercentOf(customerGroupId: number): number;
}

export const taxes = holding<TaxTable>({
  name: "taxes",
  followsDatabase: true,
  open: ({ db }) => loadTaxTable(db),
});

async function loadTaxTable(db: Db): Promise<TaxTable> {
  const [rules, groups] = await Promise.all([selectTaxRules(db), selectGroups(db)]);
  const classes = new Map(groups.map((group) => [group.id, group.taxClassId]));
  const codes = new Map(groups.map((group) => [group.id, group.code]));
  const shares = new Map(groups.map((group) => [group.id, group.pointsPercent]));
  return {
    rules,
    groups,
    classOfGroup: (groupId) => classes.get(groupId),
    codeOfGroup: (groupId) => codes.get(groupId),
    pointsPercentOf: (groupId) => shares.get(groupId) ?? 100,
  };
}
